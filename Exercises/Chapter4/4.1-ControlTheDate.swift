// 4.1 · Control the date                                                   ★☆☆
//
// Prime Time becomes a game: find as many primes as you can in a minute. It looks at the
// computer's clock in four places, so a test of a round's end would take a minute.
//
// You are done when
// - if no start is given, a round begins at the environment's time
// - if a start is given, a round begins then
// - the time left is measured by the environment's clock
// - a prime found 60 s after the start, or later, doesn't count
// - each call or property asks for the time once, or not at all if the caller passes a time
// - none of your code reads the computer's clock
//
// Edit:   `PrimeRound`. Let it ask `FavoritesFeature.Current.now()` for the time.
// Check:  swift run workshop check 4.1
// Read:   Book/04-Current.md, "One struct, one global"

import FavoritesFeature
import Foundation

// MARK: - Yours

/// A minute for finding primes.
@MainActor struct PrimeRound {
  // TODO: 4.1
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Date()) { end = start.addingTimeInterval(60) }

  /// Notes when a prime was found, unless the round is over.
  mutating func find() {
    if .now < end { finds.append(Date()) }
  }

  /// Full seconds until the end, and 0 afterwards.
  var secondsLeft: Int { max(0, Int(end.timeIntervalSinceNow)) }
}
