// Wrong: one global, with a lock around it.
// Must fail with: Where all share one place, they get what was written last

import Synchronization

private final class AuctionHouse: Sendable {
  static let shared = AuctionHouse()
  private let rules = Mutex(AuctionRules.house)

  var current: AuctionRules { rules.withLock { $0 } }

  func set(_ rules: AuctionRules) {
    self.rules.withLock { $0 = rules }
  }
}

func auctionRules() -> AuctionRules {
  AuctionHouse.shared.current
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let before = auctionRules()
  var rules = before
  change(&rules)
  AuctionHouse.shared.set(rules)
  defer { AuctionHouse.shared.set(before) }
  return try await operation()
}
