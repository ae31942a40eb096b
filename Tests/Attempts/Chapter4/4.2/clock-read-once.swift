// Wrong: the moment is that of the start of the run.
// Must fail with: It was
// read from that clock, perhaps once for the whole run.

extension CarParkEnvironment {
  private static let start = Date()

  static let mock = CarParkEnvironment(
    now: { start },
    ticketNumber: { 4711 },
    hourlyRate: { _ in 300 },
    save: { _ in },
    track: { _ in })
}
