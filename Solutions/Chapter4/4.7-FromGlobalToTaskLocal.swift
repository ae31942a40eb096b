// 4.7 · From global to task-local                                          ★★★
//
// An auction house holds fifty auctions at the same time, each in a task of its own. The rules
// of the sale are in one global. A lock keeps it from being torn, and its author thought that
// this was enough. But a clerk in Paris calls out kroner. Give each task its own rules.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 4.7
// Read:   Book/04-Current.md, "A value for a task"

// MARK: - Given

/// What the auctions take from outside.
struct AuctionRules: Sendable {
  var currency: String
  /// What the house takes for a bid, in the same currency.
  var fee: @Sendable (_ bid: Int) -> Int

  /// What holds where nobody has said anything else: the default.
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

/// Where the rules of a task are.
private enum AuctionHouse {
  @TaskLocal static var rules = AuctionRules.house
}

/// The rules that hold here and now.
func auctionRules() -> AuctionRules {
  AuctionHouse.rules
}

/// Changes the rules for the length of an operation.
///
///     await withAuctionRules {
///       $0.currency = "euros"
///     } operation: {
///       await AuctionClerk().callOut(100)  // "125 euros"
///     }
///
/// - Returns: what the operation answers. It is called once.
/// - Throws: what the operation throws.
func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  var rules = AuctionHouse.rules
  change(&rules)
  return try await AuctionHouse.$rules.withValue(rules, operation: operation)
}
