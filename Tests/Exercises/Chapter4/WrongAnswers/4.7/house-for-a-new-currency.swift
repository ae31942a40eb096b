// Wrong: starts from the rules of the house when the currency changes.
// Must fail with: It was 150 euros, FireAlarm(floor: 3), 125 pounds, 150 euros.

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
