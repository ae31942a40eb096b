// Wrong: a value for each thread. A task changes threads, and a thread serves many tasks.
// Must fail with: a clerk heard somebody else's rules: auction

import Foundation

private func threadRules() -> AuctionRules? {
  Thread.current.threadDictionary["rules"] as? AuctionRules
}

private func setThreadRules(_ rules: AuctionRules?) {
  Thread.current.threadDictionary["rules"] = rules
}

func auctionRules() -> AuctionRules {
  threadRules() ?? .house
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let before = threadRules()
  var rules = before ?? .house
  change(&rules)
  setThreadRules(rules)
  defer { setThreadRules(before) }
  return try await operation()
}
