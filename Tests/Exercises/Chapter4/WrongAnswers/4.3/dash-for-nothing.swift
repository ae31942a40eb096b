// Wrong: shows a dash where there is no favourite.
// Must fail with: A ranking of no primes should have no lines. It has 1

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
    if primes.isEmpty { return ["–"] }
    return zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
