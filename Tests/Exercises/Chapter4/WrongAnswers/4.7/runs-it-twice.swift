// Wrong: runs the operation once for its errors and once for its answer.
// Must fail with: Its operation should run once, but ran 2 times.

private enum AuctionHouse {
  @TaskLocal static var rules = AuctionRules.house
}

func auctionRules() -> AuctionRules {
  AuctionHouse.rules
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var rules = AuctionHouse.rules
  change(&rules)
  _ = try await AuctionHouse.$rules.withValue(rules, operation: operation)
  return try await AuctionHouse.$rules.withValue(rules, operation: operation)
}
