// Wrong: asks live once, when the mock is made, and repeats what it said.
// Must fail with: it was touched when the mock was made.

extension CarParkEnvironment {
  static let mock: CarParkEnvironment = {
    let number = live.ticketNumber()
    let rate = (try? live.hourlyRate("A")) ?? 300
    return CarParkEnvironment(
      now: { Date(timeIntervalSince1970: 1_000_000_000) },
      ticketNumber: { number },
      hourlyRate: { _ in rate },
      save: { _ in },
      track: { _ in })
  }()
}
