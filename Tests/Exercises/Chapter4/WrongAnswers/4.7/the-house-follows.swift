// Wrong: the house's rules, which hold where nothing is bound, are changed as well.
// Must fail with: In the detached task "euros" was heard

import Synchronization

private let houseRules = Mutex(AuctionRules.house)

private enum AuctionHouse {
  @TaskLocal static var rules: AuctionRules?
}

func auctionRules() -> AuctionRules {
  AuctionHouse.rules ?? houseRules.withLock { $0 }
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let before = auctionRules()
  var rules = before
  change(&rules)
  houseRules.withLock { [rules] in $0 = rules }
  defer { houseRules.withLock { $0 = before } }
  return try await AuctionHouse.$rules.withValue(rules, operation: operation)
}
