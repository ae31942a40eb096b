// Correct: an enum with functions; computes each prime by dividing by all smaller numbers.

private enum SmallWorld {
  static let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)
  @Sendable static func time() -> Date { noon }
  @Sendable static func position() -> Int { 1 }
  @Sendable static func prime(at position: Int) throws -> Int {
    var candidate = 1
    var found = 0
    while found < position {
      candidate += 1
      if (2..<candidate).allSatisfy({ candidate % $0 != 0 }) { found += 1 }
    }
    return max(2, candidate)
  }
  @Sendable static func ignore(_ lucky: LuckyPrime) throws {}
  @Sendable static func ignore(_ event: String) {}
}

extension LuckyDrawEnvironment {
  static let mock: LuckyDrawEnvironment = .init(
    now: SmallWorld.time, drawPosition: SmallWorld.position, nthPrime: SmallWorld.prime(at:),
    save: { try SmallWorld.ignore($0) }, track: { SmallWorld.ignore($0) })
}
