// Wrong: lists ten favourites at most.
// Must fail with: A ranking of 12 primes should have 12 lines, down to "12th 37".

/// A person's favourite primes, the best one first.
@MainActor
struct PrimeRanking {
  let primes: [Int]

  /// A place by itself, such as "5th".
  func ordinal(_ place: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Current.locale
    return formatter.string(from: NSNumber(value: place)) ?? "\(place)"
  }

  /// All places, such as "1st 7,919" and "2nd 7".
  func lines() -> [String] {
    zip(1...10, primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
