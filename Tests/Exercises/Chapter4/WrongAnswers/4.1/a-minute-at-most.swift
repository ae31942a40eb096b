// Wrong: a round that hasn't begun yet has a minute left, too.
// Must fail with: It counts the seconds to the end, even before the round has begun.

/// A minute for finding primes.
@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  /// Notes when a prime was found, unless the round is over.
  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  /// Full seconds until the end, and 0 afterwards.
  var secondsLeft: Int { min(60, max(0, Int(end.timeIntervalSince(Current.now())))) }
}
