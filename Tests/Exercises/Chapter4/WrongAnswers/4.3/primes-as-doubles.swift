// Wrong: writes a prime as a Double.
// Must fail with: Format the Int itself: a Double has room for 15 digits or so

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
      "\(ordinal(place)) \(Double(prime).formatted(.number.locale(Current.locale)))"
    }
  }
}
