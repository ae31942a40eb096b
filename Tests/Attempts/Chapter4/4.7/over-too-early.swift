// Wrong: the change is over before the operation begins.
// Must fail with: and heard ["async let: kroner"

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
  AuctionHouse.$rules.withValue(rules) {}
  return try await operation()
}
