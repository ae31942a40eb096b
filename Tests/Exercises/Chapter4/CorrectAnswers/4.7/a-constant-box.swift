// Correct: what is bound is an object that does not change; the import has stayed.

import Synchronization

private final class Sale: Sendable {
  @TaskLocal static var current = Sale(.house)

  let rules: AuctionRules

  init(_ rules: AuctionRules) { self.rules = rules }
}

func auctionRules() -> AuctionRules {
  Sale.current.rules
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var rules = Sale.current.rules
  change(&rules)
  let sale = Sale(rules)
  return try await Sale.$current.withValue(sale) {
    let answer = try await operation()
    return answer
  }
}
