// Wrong: everything but the clock is live.
// Must fail with: A test can expect a ticket only if it knows

extension CarParkEnvironment {
  static let mock: CarParkEnvironment = {
    var mock = CarParkEnvironment.live
    mock.now = { Date(timeIntervalSince1970: 1_000_000_000) }
    return mock
  }()
}
