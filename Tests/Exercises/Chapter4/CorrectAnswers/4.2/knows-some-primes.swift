// Correct: functions with names; different positions have different primes.

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: noon, drawPosition: { 3 }, nthPrime: prime, save: nothing, track: nothing)

  @Sendable private static func noon() -> Date { Date(timeIntervalSinceReferenceDate: 43_200) }

  @Sendable private static func prime(at position: Int) -> Int {
    [1: 2, 2: 3, 3: 5][position] ?? 17
  }

  @Sendable private static func nothing<Anything>(_ anything: Anything) {}
}
