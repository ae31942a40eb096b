// Wrong: nobody tells the formatter the locale.
// Must fail with: or the formatter was not told
// the locale

@MainActor
struct PrimeRanking {
  let primes: [Int]

  func ordinal(_ place: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
