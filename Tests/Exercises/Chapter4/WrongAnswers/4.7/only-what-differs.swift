// Wrong: binds the currency only where it differs from that of the house.
// Must fail with: Bind all the rules, even where they are like those of the house.

private enum AuctionHouse {
  @TaskLocal static var currency = AuctionRules.house.currency
  @TaskLocal static var fee = AuctionRules.house.fee
}

func auctionRules() -> AuctionRules {
  AuctionRules(currency: AuctionHouse.currency, fee: AuctionHouse.fee)
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var rules = auctionRules()
  change(&rules)
  let fee = rules.fee
  guard rules.currency != AuctionRules.house.currency else {
    return try await AuctionHouse.$fee.withValue(fee, operation: operation)
  }
  return try await AuctionHouse.$currency.withValue(rules.currency) {
    try await AuctionHouse.$fee.withValue(fee, operation: operation)
  }
}
