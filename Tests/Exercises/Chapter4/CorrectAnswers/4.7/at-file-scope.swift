// Correct: a task-local at file scope, which may be missing.

@TaskLocal private var boundRules: AuctionRules?

func auctionRules() -> AuctionRules {
  boundRules ?? .house
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var rules = auctionRules()
  change(&rules)
  return try await $boundRules.withValue(rules) { try await operation() }
}
