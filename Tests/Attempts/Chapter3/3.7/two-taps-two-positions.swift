// Wrong: remembers how often somebody tapped, and requests as many positions.
// Must fail with: It calls requestPosition and requestPosition

struct BikeFinder: Sendable {
  let locator: BikeLocator
  private(set) var search = BikeSearch.idle
  private var taps = 0

  init(locator: BikeLocator) {
    self.locator = locator
  }

  mutating func locate() {
    if search == .asking { taps += 1 }
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
    case .denied: search = .denied
    case .whileInUse, .always:
      search = .locating
      for _ in 0...taps { locator.requestPosition() }
      taps = 0
    }
  }
}

func makeBikeFinder(_ locator: BikeLocator) -> BikeFinder {
  BikeFinder(locator: locator)
}
