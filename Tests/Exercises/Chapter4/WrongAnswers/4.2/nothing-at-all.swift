// Wrong: answers with nothing wherever it can.
// Must fail with: Positions count from 1, and primes from 2.

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { 0 },
    nthPrime: { _ in 0 },
    save: { _ in },
    track: { _ in })
}
