// Wrong: the ranking keeps the locale that it was made in.
// Must fail with: locale, a formatter or a text was kept from before

@MainActor
struct PrimeRanking {
  let primes: [Int]
  let locale: Locale

  init(primes: [Int]) {
    self.primes = primes
    locale = Current.locale
  }

  func ordinal(_ place: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = locale
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(locale)))"
    }
  }
}
