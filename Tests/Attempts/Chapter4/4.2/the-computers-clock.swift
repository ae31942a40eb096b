// Wrong: the moment is that of the computer's clock.
// Must fail with: It was
// read from that clock, perhaps once for the whole run.

extension CarParkEnvironment {
  static let mock = CarParkEnvironment(
    now: { Date() },
    ticketNumber: { 4711 },
    hourlyRate: { _ in 300 },
    save: { _ in },
    track: { _ in })
}
