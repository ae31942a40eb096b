// Wrong: what is bound is a box with a lock, whose contents are put back at the end.
// Must fail with: Bind the rules themselves: what is put back

import Synchronization

private final class RulesBox: Sendable {
  let rules: Mutex<AuctionRules>
  init(_ rules: AuctionRules) { self.rules = Mutex(rules) }
}

private enum AuctionHouse {
  @TaskLocal static var box = RulesBox(.house)
}

func auctionRules() -> AuctionRules {
  AuctionHouse.box.rules.withLock { $0 }
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let before = auctionRules()
  let box = RulesBox(before)
  box.rules.withLock { change(&$0) }
  defer { box.rules.withLock { $0 = before } }
  return try await AuctionHouse.$box.withValue(box, operation: operation)
}
