// Correct: makes the task-local itself, without the macro.

private let taskRules = TaskLocal(wrappedValue: AuctionRules.house)

func auctionRules() -> AuctionRules { taskRules.get() }

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let rules = {
    var rules = auctionRules()
    change(&rules)
    return rules
  }()
  return try await taskRules.withValue(rules, operation: operation)
}
