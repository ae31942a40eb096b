// Wrong: remembers that a question was asked, and never that it was answered.
// Must fail with: Only while it is asking, a change is the answer.

struct BikeFinder: Sendable {
  let locator: BikeLocator
  private(set) var search = BikeSearch.idle
  private var isWaiting = false

  init(locator: BikeLocator) {
    self.locator = locator
  }

  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    let authorization = locator.authorization()
    guard authorization == .notDetermined else { return proceed(with: authorization) }
    search = .asking
    isWaiting = true
    locator.requestAuthorization()
  }

  mutating func handle(_ event: BikeEvent) {
    switch event {
    case .authorizationChanged(let authorization):
      if isWaiting || search == .locating { proceed(with: authorization) }
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
