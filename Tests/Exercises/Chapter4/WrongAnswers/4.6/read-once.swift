// Wrong: reads the task-local once, for all who ask later.
// Must fail with: A task-local value makes this difference, and a place that all tasks read can't.

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
