// Correct: keeps one formatter, and tells it the locale of each moment.

@MainActor
struct PrimeRanking {
  let primes: [Int]

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    return formatter
  }()

  func ordinal(_ place: Int) -> String {
    Self.formatter.locale = Current.locale
    return Self.formatter.string(for: place) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
