// Wrong: a copy of live in which the statistics were forgotten.
// Must fail with: What it touched outside of the program: the
// statistics.

extension CarParkEnvironment {
  static let mock: CarParkEnvironment = {
    var mock = CarParkEnvironment.live
    mock.now = { Date(timeIntervalSince1970: 1_000_000_000) }
    mock.ticketNumber = { 4711 }
    mock.hourlyRate = { _ in 300 }
    mock.save = { _ in }
    return mock
  }()
}
