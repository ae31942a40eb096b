// Wrong: a stack. The one on top is the one who came last, not the one who asks.
// Must fail with: a clerk heard somebody else's rules: auction

import Synchronization

private let rulesStack = Mutex([AuctionRules.house])

func auctionRules() -> AuctionRules {
  rulesStack.withLock { $0.last ?? .house }
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  rulesStack.withLock { stack in
    var rules = stack.last ?? .house
    change(&rules)
    stack.append(rules)
  }
  defer { rulesStack.withLock { _ = $0.removeLast() } }
  return try await operation()
}
