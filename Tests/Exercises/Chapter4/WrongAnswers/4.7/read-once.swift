// Wrong: reads the task-local once, for all who ask later.
// Must fail with: In 49 of them, what was heard isn't right

private enum AuctionHouse {
  @TaskLocal static var rules = AuctionRules.house
}

private let rulesOfThisTask = AuctionHouse.rules

func auctionRules() -> AuctionRules {
  rulesOfThisTask
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var rules = AuctionHouse.rules
  change(&rules)
  return try await AuctionHouse.$rules.withValue(rules, operation: operation)
}
