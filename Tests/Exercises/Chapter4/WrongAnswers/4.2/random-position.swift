// Wrong: draws a position, only among few.
// Must fail with: Tests can expect a result only if they know what the mock will say

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { .random(in: 1...3) },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
