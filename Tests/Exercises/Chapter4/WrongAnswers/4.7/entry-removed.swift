// Wrong: binds a number, and removes the rules of this number when the auction is over.
// Must fail with: Bind the rules themselves: what is put back

import Synchronization

private struct Ledger {
  var next = 0
  var rules: [Int: AuctionRules] = [:]
}
private let ledger = Mutex(Ledger())

private enum Auction {
  @TaskLocal static var number: Int?
}

func auctionRules() -> AuctionRules {
  guard let number = Auction.number else { return .house }
  return ledger.withLock { $0.rules[number] } ?? .house
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var rules = auctionRules()
  change(&rules)
  let new = rules
  let number = ledger.withLock { ledger in
    ledger.next += 1
    ledger.rules[ledger.next] = new
    return ledger.next
  }
  defer { ledger.withLock { $0.rules[number] = nil } }
  return try await Auction.$number.withValue(number, operation: operation)
}
