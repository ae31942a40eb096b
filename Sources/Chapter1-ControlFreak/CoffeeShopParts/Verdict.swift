/// Nine things that the start screen of Coffee Shops touches some months later.
package enum Touched: CaseIterable, Sendable {
  /// `Data(contentsOf: URL(filePath: "/var/lib/shops.json"))`
  case shopsFile
  /// `JSONDecoder().decode([NearbyShop].self, from: json)`
  case jsonDecoder
  /// `LocationReceiver().position()`
  case locationReceiver
  /// `var lines`
  case arrayOfLines
  /// `Date.now`
  case clock
  /// `MarkerColor(rating: shop.rating)`
  case markerColor
  /// `TasteMatcher().match(with: shop)`
  case tasteMatcher
  /// `shops.randomElement()`
  case dice
  /// `WeatherServer().headline()`
  case weatherServer
}

/// Your verdict on one of them.
package enum Verdict: Hashable, Sendable {
  /// The screen may simply use it.
  case stable
  /// The screen's caller should decide which one it uses.
  case volatile(because: Reason)
}

/// What makes a dependency volatile. One reason is enough.
///
/// After Mark Seemann and Steven van Deursen, *Dependency Injection Principles, Practices, and
/// Patterns* (2019).
package enum Reason: Hashable, Sendable {
  /// Something outside the program must be in place first, such as a server or a database.
  case mustBeSetUp
  /// The same question can get a different answer the next time.
  case answersDiffer
  /// Some of the machines that build, test or run the program don't have it.
  case notOnEveryMachine
  /// It doesn't exist yet, or is still being written.
  case notFinished
}
