// Wrong: the primes have no separators in any language.
// Must fail with: should be 1. 7.919 and 2. 104.729 and 3. 7.919, and are 1. 7919

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
