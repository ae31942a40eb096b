// Wrong: keeps the changes, and makes them each time that the rules are read.
// Must fail with: before the operation, and bind the result.

private enum Podium {
  @TaskLocal static var changes: [@Sendable (inout AuctionRules) -> Void] = []
}

/// The rules that hold here and now.
func auctionRules() -> AuctionRules {
  Podium.changes.reduce(into: AuctionRules.house) { rules, change in change(&rules) }
}

/// Changes the rules for the length of an operation, starting from those that hold here.
func withAuctionRules<Answer: Sendable>(
  _ change: @escaping @Sendable (inout AuctionRules) -> Void,
  operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  try await Podium.$changes.withValue(Podium.changes + [change], operation: operation)
}
