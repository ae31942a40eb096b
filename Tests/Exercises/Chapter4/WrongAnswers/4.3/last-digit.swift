// Wrong: English suffixes by the last digit, and a full stop for German.
// Must fail with: A rule of your own, such as for the last digit, isn't enough,

@MainActor
struct PrimeRanking {
  let primes: [Int]

  func ordinal(_ place: Int) -> String {
    if Current.locale.language.languageCode == .german { return "\(place)." }
    let suffixes = [1: "st", 2: "nd", 3: "rd"]
    return "\(place)\(suffixes[place % 10] ?? "th")"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
