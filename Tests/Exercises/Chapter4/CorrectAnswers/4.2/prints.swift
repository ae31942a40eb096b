// Correct: saving and tracking print what they were given.

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { .distantFuture }, drawPosition: { 1 }, nthPrime: { _ in 2 },
    save: { print("saved", $0) }, track: { print("tracked", $0, terminator: "; ") })
}
