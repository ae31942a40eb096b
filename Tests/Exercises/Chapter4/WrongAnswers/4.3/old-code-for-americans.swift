// Wrong: leaves the old code for the locale that it was written for.
// Must fail with: the ranking writes 21th, 22th, 23th, 101th, 122th, 1002th

@MainActor
struct PrimeRanking {
  let primes: [Int]

  func ordinal(_ place: Int) -> String {
    if Current.locale.identifier == "en_US" {
      let suffixes = [1: "st", 2: "nd", 3: "rd"]
      return "\(place)\(suffixes[place] ?? "th")"
    }
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Current.locale
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
