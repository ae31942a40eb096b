// Wrong: remembers how a place was written for an earlier reader.
// Must fail with: a formatter or a text was kept from before

@MainActor
struct PrimeRanking {
  let primes: [Int]

  private static var texts: [Int: String] = [:]

  func ordinal(_ place: Int) -> String {
    if let text = Self.texts[place] { return text }
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Current.locale
    let text = formatter.string(from: place as NSNumber) ?? "\(place)"
    Self.texts[place] = text
    return text
  }

  func lines() -> [String] {
    zip(1..., primes).map { place, prime in
      "\(ordinal(place)) \(prime.formatted(.number.locale(Current.locale)))"
    }
  }
}
