// Wrong: an environment variable decides.
// Must fail with: Something outside of the program decides the answer there: `drawPosition:

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_780_000_000) },
    drawPosition: { (ProcessInfo.processInfo.environment["HOME"] ?? "x").count },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
