// Wrong: knows one of the two authorizations only, and takes the other one for a refusal.
// Must fail with: Two authorizations allow a position at once: while in use, and always.

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
    switch (search, event) {
    case (.asking, .authorizationChanged(let authorization)): proceed(with: authorization)
    case (.locating, .found(let place)): search = .found(place: place)
    case (.locating, .failed): search = .failed
    default: break
    }
  }

  private mutating func proceed(with authorization: BikeAuthorization) {
    switch authorization {
    case .notDetermined: break
    case .restricted: search = .restricted
    case .denied, .always: search = .denied
    case .whileInUse:
      search = .locating
      locator.requestPosition()
    }
  }
}

func makeBikeFinder(_ locator: BikeLocator) -> BikeFinder {
  BikeFinder(locator: locator)
}
