// Correct: a function for both styles, and a loop.

@MainActor
struct PrimeRanking {
  let primes: [Int]

  private func text(_ number: Int, _ style: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    formatter.locale = FavoritesFeature.Current.locale
    return formatter.string(from: number as NSNumber) ?? ""
  }

  func ordinal(_ place: Int) -> String { text(place, .ordinal) }

  func lines() -> [String] {
    var lines: [String] = []
    for (index, prime) in primes.enumerated() {
      lines.append(ordinal(index + 1) + " " + text(prime, .decimal))
    }
    return lines
  }
}
