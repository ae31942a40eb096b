// Wrong: shows a notice as soon as somebody changes the settings.
// Must fail with: This last step should call nothing and lead to idle. It calls nothing and leads to denied.

struct BikeFinder: Sendable {
  let locator: BikeLocator
  private(set) var search = BikeSearch.idle

  init(locator: BikeLocator) {
    self.locator = locator
  }

  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    let authorization = locator.authorization()
    guard authorization == .notDetermined else { return proceed(with: authorization) }
    search = .asking
    locator.requestAuthorization()
  }

  mutating func handle(_ event: BikeEvent) {
    switch event {
    case .authorizationChanged(.denied): search = .denied
    case .authorizationChanged(.restricted): search = .restricted
    case .authorizationChanged(let authorization):
      if search == .asking { proceed(with: authorization) }
    case .found(let place): if search == .locating { search = .found(place: place) }
    case .failed: if search == .locating { search = .failed }
    }
  }

  private mutating func proceed(with authorization: BikeAuthorization) {
    switch authorization {
    case .notDetermined: break
    case .restricted: search = .restricted
    case .denied: search = .denied
    case .whileInUse, .always:
      search = .locating
      locator.requestPosition()
    }
  }
}

func makeBikeFinder(_ locator: BikeLocator) -> BikeFinder {
  BikeFinder(locator: locator)
}
