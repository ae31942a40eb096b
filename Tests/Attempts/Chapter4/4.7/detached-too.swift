// Wrong: a global beside the task-local, so that detached tasks find something, too.
// Must fail with: This was heard: ["detached: euros", "here: euros"].

import Synchronization

private enum AuctionHouse {
  @TaskLocal static var rules: AuctionRules?
  static let latest = Mutex(AuctionRules.house)
}

func auctionRules() -> AuctionRules {
  AuctionHouse.rules ?? AuctionHouse.latest.withLock { $0 }
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let before = auctionRules()
  var rules = before
  change(&rules)
  AuctionHouse.latest.withLock { [rules] in $0 = rules }
  defer { AuctionHouse.latest.withLock { $0 = before } }
  return try await AuctionHouse.$rules.withValue(rules, operation: operation)
}
