// Wrong: hands out a new number with each ticket.
// Must fail with: each time the same, whatever it is asked.

extension CarParkEnvironment {
  private static let last = Mutex(0)

  static let mock = CarParkEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    ticketNumber: {
      last.withLock { last in
        last += 1
        return last
      }
    },
    hourlyRate: { _ in 300 },
    save: { _ in },
    track: { _ in })
}
