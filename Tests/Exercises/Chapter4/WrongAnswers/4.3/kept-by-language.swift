// Wrong: keeps a formatter for each language.
// Must fail with: A locale is more than its language

@MainActor
struct PrimeRanking {
  let primes: [Int]

  private static var formatters: [Locale.LanguageCode?: NumberFormatter] = [:]

  func ordinal(_ place: Int) -> String {
    let language = Current.locale.language.languageCode
    let formatter = Self.formatters[language] ?? NumberFormatter()
    if Self.formatters[language] == nil {
      formatter.numberStyle = .ordinal
      formatter.locale = Current.locale
    }
    Self.formatters[language] = formatter
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
