// Wrong: asks a rider again who has said no.
// Must fail with: This last step should call nothing and lead to denied. It calls requestAuthorization and leads to asking.

struct BikeFinder: Sendable {
  let locator: BikeLocator
  private(set) var search = BikeSearch.idle

  init(locator: BikeLocator) {
    self.locator = locator
  }

  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    let authorization = locator.authorization()
    guard authorization == .notDetermined || authorization == .denied else {
      return proceed(with: authorization)
    }
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
