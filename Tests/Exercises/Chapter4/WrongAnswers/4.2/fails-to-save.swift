// Wrong: saving fails.
// Must fail with: Failures belong in the test that needs one

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in throw CancellationError() },
    track: { _ in })
}
