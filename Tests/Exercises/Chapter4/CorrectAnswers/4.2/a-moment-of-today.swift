// Correct: a moment that the clock has just shown, written down as a number.

extension LuckyDrawEnvironment {
  /// For tests and previews: a small world, which is always the same.
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_795_415_000) },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
