// Wrong: a copy of live in which all five are replaced. A sixth one would be live.
// Must fail with: a sixth one would be live, and nobody would be told.

extension CarParkEnvironment {
  static let mock: CarParkEnvironment = {
    var mock = CarParkEnvironment.live
    mock.now = { Date(timeIntervalSince1970: 1_000_000_000) }
    mock.ticketNumber = { 4711 }
    mock.hourlyRate = { _ in 300 }
    mock.save = { _ in }
    mock.track = { _ in }
    return mock
  }()
}
