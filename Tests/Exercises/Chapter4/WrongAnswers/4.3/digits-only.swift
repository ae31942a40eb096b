// Wrong: formats the place in the style for decimals.
// Must fail with: English places should end in st, nd, rd, th, th

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
