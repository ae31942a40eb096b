import TestSupport

@testable import Chapter4Exercises

/// What was heard in one of many auctions.
struct AuctionReport: Sendable, Comparable, CustomStringConvertible {
  var number: Int
  var heard: [String]

  /// Whether it heard its own rules and no others.
  var isRight: Bool {
    Set(heard) == ["\(1000 + number) coins \(number)"]
  }

  /// Whether it heard its own rules, and those of the house where a child task asks for the fee.
  var hasLostRulesInTasks: Bool {
    Set(heard) == ["\(1000 + number) coins \(number)", "1250 coins \(number)"]
  }

  static func < (left: Self, right: Self) -> Bool {
    left.number < right.number
  }

  var description: String {
    "auction \(number), with a bid of 1000, should hear only \(1000 + number) coins \(number), but "
      + "heard \(Set(heard).sorted().joined(separator: ", "))"
  }
}

struct FireAlarm: Error {
  var floor: Int
}

/// What a clerk calls out now and after each of several suspensions.
func heardInAuction() async -> [String] {
  var heard: [String] = []
  for _ in 1...5 {
    heard.append(await AuctionClerk().callOut(1000))
    heard.append("\(1000 + auctionRules().fee(1000)) \(auctionRules().currency)")
    await Task.yield()
  }
  return heard
}

/// The currencies in auctions within auctions, on the way in and on the way out. Each one adds an
/// exclamation mark.
func heardInAuctions(levels: Int) async -> [String] {
  guard levels > 0 else { return [] }
  return await withAuctionRules {
    $0.currency += "!"
  } operation: {
    let before = await auctionCurrency()
    let within = await heardInAuctions(levels: levels - 1)
    return [before] + within + [await auctionCurrency()]
  }
}

/// The currency after a suspension.
func auctionCurrency() async -> String {
  await Task.yield()
  return auctionRules().currency
}

/// What is heard, or nothing where it takes for ever.
func heardInTime(_ listen: @escaping @Sendable () async -> [String]) async -> [String] {
  let visitor = Crowd(of: 1, ask: listen)
  await eventually { visitor.answers.count == 1 }
  return visitor.answers.calls.first ?? []
}
