// Wrong: a formatter for all looks, with the locale of the first.
// Must fail with: a formatter or a text was kept from before

@MainActor
struct PrimeRanking {
  let primes: [Int]

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Current.locale
    return formatter
  }()

  func ordinal(_ place: Int) -> String {
    Self.formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
