// Wrong: formats the place in the style for decimals.
// Must fail with: These are the same as before. Either they are written by hand

@MainActor
struct PrimeRanking {
  let primes: [Int]

  func ordinal(_ place: Int) -> String {
    "\(place.formatted(.number.locale(Current.locale)))."
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
