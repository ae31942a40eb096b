// Wrong: one position for the whole run, but another one in the next.
// Must fail with: So a test may pass now and fail in the next run. A hash value differs from run to run

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { [position = abs("lucky".hashValue % 1_000_000) + 1] in position },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
