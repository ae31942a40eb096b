// Wrong: only the outermost auction binds a box; a change within it writes into that box.
// Must fail with: Don't write it where the others read it, such as in a box

import Synchronization

private final class RulesBox: Sendable {
  let rules = Mutex(AuctionRules.house)
}

private enum AuctionHouse {
  @TaskLocal static var box: RulesBox?
}

func auctionRules() -> AuctionRules {
  AuctionHouse.box?.rules.withLock { $0 } ?? .house
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  if let box = AuctionHouse.box {
    let before = auctionRules()
    box.rules.withLock { change(&$0) }
    defer { box.rules.withLock { $0 = before } }
    return try await operation()
  }
  let box = RulesBox()
  box.rules.withLock { change(&$0) }
  return try await AuctionHouse.$box.withValue(box, operation: operation)
}
