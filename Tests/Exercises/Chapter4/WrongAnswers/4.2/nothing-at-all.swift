// Wrong: answers with nothing wherever it can.
// Must fail with: In a mock, one number for every question is enough.

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { 0 },
    nthPrime: { _ in 0 },
    save: { _ in },
    track: { _ in })
}
