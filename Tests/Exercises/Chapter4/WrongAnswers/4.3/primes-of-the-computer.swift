// Wrong: the places go by the environment, and the primes still by the computer.
// Must fail with: `formatted()` without
// a locale asks the computer

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
      "\(ordinal(place)) \(prime.formatted())"
    }
  }
}
