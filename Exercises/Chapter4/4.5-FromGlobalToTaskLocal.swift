// 4.5 · From global to task-local                                          ★★☆
//
// An auction house holds fifty auctions at the same time, each in a task of its own. The rules
// of the sale are in one global. A lock keeps two tasks from writing them at once, and that was
// meant to be enough. But a clerk in Paris calls out kroner. Give each task its own rules.
//
// You are done when
// - when auctions run at once, none waits for another, and each keeps its own rules
// - the tasks that an auction starts have its rules, even after it is over
// - a detached task has the rules of the house
// - after an auction the rules are those of the house, even if it throws
// - an auction within an auction starts from the outer one's rules
//
// Edit:   everything below the mark "Yours", apart from the two signatures.
// Check:  swift run workshop check 4.5
// Read:   Book/04-Current.md, "A value for a task"

// MARK: - Given

/// What the auctions take from outside.
struct AuctionRules: Sendable {
  var currency: String
  /// What the house takes for a bid, in the same currency.
  var fee: @Sendable (_ bid: Int) -> Int

  /// The default, where nothing has been changed.
  static let house = AuctionRules(currency: "kroner", fee: { $0 / 4 })
}

/// Calls out what is bid. It reads the rules each time, and in tasks of its own, too.
struct AuctionClerk: Sendable {
  func callOut(_ bid: Int) async -> String {
    async let fee = auctionRules().fee(bid)
    let total = await bid + fee
    return "\(total) \(auctionRules().currency)"
  }
}

// MARK: - Yours

import Synchronization

// TODO: 4.5
// The lock may go, and its import. Do without `nonisolated(unsafe)` and `@unchecked`: with fifty
// tasks, these can crash.

/// The rules: one copy for the whole program.
private let sharedRules = Mutex(AuctionRules.house)

/// The rules that hold here and now.
func auctionRules() -> AuctionRules {
  sharedRules.withLock { $0 }
}

/// Changes the rules for the length of an operation, starting from those that hold here.
///
///     await withAuctionRules {
///       $0.currency = "euros"
///     } operation: {
///       await AuctionClerk().callOut(100)  // "125 euros"
///     }
///
/// Afterwards they are as they were, even if something is thrown. Tasks that the operation has
/// started keep its rules, even one that goes on when the operation is over.
///
/// - Returns: what the operation returns. The change and the operation are called once each.
/// - Throws: what the operation throws.
func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let before = auctionRules()
  sharedRules.withLock { change(&$0) }
  defer { sharedRules.withLock { $0 = before } }
  return try await operation()
}
