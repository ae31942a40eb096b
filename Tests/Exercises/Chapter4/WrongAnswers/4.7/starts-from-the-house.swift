// Wrong: each change starts from the default, and forgets what was changed around it.
// Must fail with: "150 pounds" should be heard, but "125 pounds" was.

private enum AuctionHouse {
  @TaskLocal static var rules = AuctionRules.house
}

func auctionRules() -> AuctionRules {
  AuctionHouse.rules
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var rules = AuctionRules.house
  change(&rules)
  return try await AuctionHouse.$rules.withValue(rules, operation: operation)
}
