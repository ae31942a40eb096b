// Wrong: the primes have no separators in any language.
// Must fail with: The lines should be 1. 7.919 and 2. 104.729

@MainActor
struct PrimeRanking {
  let primes: [Int]

  func ordinal(_ place: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Current.locale
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime)"
    }
  }
}
