// Wrong: looks the authorization up when it is made.
// Must fail with: do not go by what you remember of it.

struct BikeFinder: Sendable {
  let locator: BikeLocator
  private(set) var search = BikeSearch.idle
  private var authorization: BikeAuthorization

  init(locator: BikeLocator) {
    self.locator = locator
    authorization = locator.authorization()
  }

  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    guard authorization == .notDetermined else { return proceed(with: authorization) }
    search = .asking
    locator.requestAuthorization()
  }

  mutating func handle(_ event: BikeEvent) {
    switch (search, event) {
    case (.asking, .authorizationChanged(let answer)):
      authorization = answer
      proceed(with: answer)
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
