// Wrong: changes a copy, and binds what was there before.
// Must fail with: should hear only 1001 coins 1, but heard 1250 kroner.

private enum AuctionHouse {
  @TaskLocal static var rules = AuctionRules.house
}

func auctionRules() -> AuctionRules {
  AuctionHouse.rules
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let rules = AuctionHouse.rules
  var changed = rules
  change(&changed)
  return try await AuctionHouse.$rules.withValue(rules, operation: operation)
}
