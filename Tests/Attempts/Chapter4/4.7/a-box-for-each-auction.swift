// Wrong: a box for each auction. A change within the auction is written into the box.
// Must fail with: write it nowhere that the others read, such as a box of the whole auction.

import Synchronization
private final class Box: Sendable {
  let rules: Mutex<AuctionRules>
  init(_ rules: AuctionRules) { self.rules = Mutex(rules) }
}
private enum House { @TaskLocal static var box: Box? }
func auctionRules() -> AuctionRules { House.box?.rules.withLock { $0 } ?? .house }
func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  if let box = House.box {
    let before = box.rules.withLock { rules in
      let before = rules
      change(&rules)
      return before
    }
    defer { box.rules.withLock { $0 = before } }
    return try await operation()
  }
  var rules = AuctionRules.house
  change(&rules)
  return try await House.$box.withValue(Box(rules), operation: operation)
}
