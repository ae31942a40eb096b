// Wrong: tells the compiler to look away.
// Must fail with: Here the compiler's checks are turned off: `nonisolated(unsafe) static var rules

private enum AuctionHouse {
  nonisolated(unsafe) static var rules = AuctionRules.house
}

func auctionRules() -> AuctionRules {
  AuctionHouse.rules
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let before = AuctionHouse.rules
  change(&AuctionHouse.rules)
  defer { AuctionHouse.rules = before }
  return try await operation()
}
