// Wrong: equal primes share a place.
// Must fail with: Number the lines 1, 2, 3, as the environment's locale writes them.

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
