// Wrong: makes the change twice.
// Must fail with: change should be made once, but was made 2 times.

@TaskLocal private var currentRules: AuctionRules = .house

func auctionRules() -> AuctionRules {
  currentRules
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var copy = currentRules
  change(&copy)
  change(&copy)
  return try await $currentRules.withValue(copy, operation: operation)
}
