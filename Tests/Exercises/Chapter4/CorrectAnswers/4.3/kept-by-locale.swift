// Correct: keeps a formatter for each locale.

@MainActor
struct PrimeRanking {
  let primes: [Int]

  private static var formatters: [Locale: NumberFormatter] = [:]

  private func write(_ place: Int, with formatter: NumberFormatter) -> String {
    formatter.string(from: NSNumber(value: place)) ?? "\(place)"
  }

  func ordinal(_ place: Int) -> String {
    let locale = Current.locale
    if let formatter = Self.formatters[locale] { return write(place, with: formatter) }
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = locale
    Self.formatters[locale] = formatter
    return write(place, with: formatter)
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
