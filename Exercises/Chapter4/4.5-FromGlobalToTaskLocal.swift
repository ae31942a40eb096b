// 4.5 · From global to task-local                                          ★★☆
//
// A chain of coffee shops takes fifty orders at the same time, each in a task of its own. What an
// order costs is in one global. A lock keeps two tasks from writing it at once, and that was meant
// to be enough. But a guest in Paris is asked for kroner. Give each task its own rules.
//
// You are done when
// - when orders run at once, none waits for another, and each keeps its own rules
// - the tasks that an order starts have its rules, even after it is over
// - a detached task has the rules of the house
// - after an order the rules are those of the house, even if it throws
// - an order within an order starts from the outer one's rules
//
// Edit:   everything below the mark "Yours", apart from the two signatures.
// Check:  swift run workshop check 4.5
// Read:   Book/04-Current.md, "A value for a task"

// MARK: - Given

/// What an order takes from outside.
struct TillRules: Sendable {
  var currency: String
  /// What service costs for a price, in the same currency.
  var fee: @Sendable (_ price: Int) -> Int

  /// The default, where nothing has been changed.
  static let house = TillRules(currency: "kroner", fee: { $0 / 4 })
}

/// Says what a guest has to pay. It reads the rules each time, and in tasks of its own, too.
struct Till: Sendable {
  func charge(_ price: Int) async -> String {
    async let fee = tillRules().fee(price)
    let total = await price + fee
    return "\(total) \(tillRules().currency)"
  }
}

// MARK: - Yours

import Synchronization

// TODO: 4.5
// The lock may go, and its import. Do without `nonisolated(unsafe)` and `@unchecked`: with fifty
// tasks, these can crash.

/// The rules: one copy for the whole program.
private let sharedRules = Mutex(TillRules.house)

/// The rules that hold here and now.
func tillRules() -> TillRules {
  sharedRules.withLock { $0 }
}

/// Changes the rules for the length of an operation, starting from those that hold here.
///
///     await withTillRules {
///       $0.currency = "euros"
///     } operation: {
///       await Till().charge(100)  // "125 euros"
///     }
///
/// Afterwards they are as they were, even if something is thrown. Tasks that the operation has
/// started keep its rules, even one that goes on when the operation is over.
///
/// - Returns: what the operation returns. The change and the operation are called once each.
/// - Throws: what the operation throws.
func withTillRules<Answer: Sendable>(
  _ change: @Sendable (inout TillRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let before = tillRules()
  sharedRules.withLock { change(&$0) }
  defer { sharedRules.withLock { $0 = before } }
  return try await operation()
}
