// Wrong: starts from the rules of the house when the currency changes.
// Must fail with: "150 pounds" should be heard, but "125 pounds" was.

@TaskLocal private var currentRules: AuctionRules = .house

func auctionRules() -> AuctionRules {
  currentRules
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var copy = AuctionRules.house
  change(&copy)
  if copy.currency == AuctionRules.house.currency { copy = currentRules; change(&copy) }
  return try await $currentRules.withValue(copy, operation: operation)
}
