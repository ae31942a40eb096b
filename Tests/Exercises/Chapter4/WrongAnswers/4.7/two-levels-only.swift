// Wrong: a third auction within two others gets the rules of the second.
// Must fail with: Each auction starts from the rules around it, at any depth.

private enum AuctionHouse {
  @TaskLocal static var rules = AuctionRules.house; @TaskLocal static var depth = 0
}
func auctionRules() -> AuctionRules { AuctionHouse.rules }
func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var rules = AuctionHouse.rules
  change(&rules)
  if AuctionHouse.depth > 1 {
    return try await AuctionHouse.$rules.withValue(AuctionHouse.rules, operation: operation)
  }
  return try await AuctionHouse.$depth.withValue(AuctionHouse.depth + 1) {
    try await AuctionHouse.$rules.withValue(rules, operation: operation)
  }
  return try await AuctionHouse.$rules.withValue(rules, operation: operation)
}
