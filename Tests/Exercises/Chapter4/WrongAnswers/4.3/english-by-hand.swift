// Wrong: English by its rules, and German; no other language.
// Must fail with: hand it to a formatter as it is, instead of asking which one it is.

@MainActor
struct PrimeRanking {
  let primes: [Int]

  func ordinal(_ place: Int) -> String {
    if Current.locale.language.languageCode == .german { return "\(place)." }
    let number = place.formatted(.number.locale(Current.locale))
    if (11...13).contains(place % 100) { return "\(number)th" }
    return "\(number)\([1: "st", 2: "nd", 3: "rd"][place % 10] ?? "th")"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
