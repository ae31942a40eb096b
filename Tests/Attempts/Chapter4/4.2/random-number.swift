// Wrong: draws a ticket number at each call.
// Must fail with: each time the same.

extension CarParkEnvironment {
  static let mock = CarParkEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    ticketNumber: { Int.random(in: 1...9999) },
    hourlyRate: { _ in 300 },
    save: { _ in },
    track: { _ in })
}
