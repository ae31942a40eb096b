// Wrong: saving fails, and tracking ends the program.
// Must fail with: one that refuses has another name

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { fatalError("\($0) is not mocked") })
}
