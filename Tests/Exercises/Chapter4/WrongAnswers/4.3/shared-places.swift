// Wrong: equal primes share a place.
// Must fail with: should be 1. 7.919 and 2. 104.729 and 3. 7.919, and are

@MainActor
struct PrimeRanking {
  let primes: [Int]

  func ordinal(_ place: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Current.locale
    return formatter.string(from: NSNumber(value: place)) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      let place = (primes.firstIndex(of: prime) ?? 0) + 1
      return
        "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
