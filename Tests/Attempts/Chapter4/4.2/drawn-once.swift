// Wrong: draws a ticket number once in each run.
// Must fail with: Something outside of the program decides there what the
// mock says or does

extension CarParkEnvironment {
  private static let number = (1...9999).randomElement() ?? 1

  static let mock = CarParkEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    ticketNumber: { number },
    hourlyRate: { _ in 300 },
    save: { _ in },
    track: { _ in })
}
