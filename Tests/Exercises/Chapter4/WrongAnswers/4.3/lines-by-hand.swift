// Wrong: a single place asks the environment, the lines still do not.
// Must fail with: "1st 7.919"  "2nd 104.729"  "3rd 7.919"

@MainActor
struct PrimeRanking {
  let primes: [Int]

  func ordinal(_ place: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Current.locale
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(place)\([1: "st", 2: "nd", 3: "rd"][place] ?? "th") \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
