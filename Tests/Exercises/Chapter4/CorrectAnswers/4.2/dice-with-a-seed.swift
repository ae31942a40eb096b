// Correct: draws with a generator of its own, which begins with the same seed each time.

private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 50_520) },
    drawPosition: {
      var dice = Dice(state: 42)
      return Int.random(in: 1...25, using: &dice)
    },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
