// Wrong: a task-local, but what it holds is one box for all, and its content is changed.
// Must fail with: they hear what the last one has written, lock or no lock.

import Synchronization

private final class RulesBox: Sendable {
  let rules = Mutex(AuctionRules.house)
}

private enum AuctionHouse {
  @TaskLocal static var box = RulesBox()
}

func auctionRules() -> AuctionRules {
  AuctionHouse.box.rules.withLock { $0 }
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let before = auctionRules()
  AuctionHouse.box.rules.withLock { change(&$0) }
  defer { AuctionHouse.box.rules.withLock { $0 = before } }
  return try await operation()
}
