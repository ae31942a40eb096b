// 4.3 · Whose fifth? The locale is a dependency                            ★☆☆
//
// Prime Time ranks your favourites: "1st 7,919" for an English reader, "1. 7.919" for a
// German one. The ranking was written for an English computer, and for ten ranks only.
//
// You are done when
// - English readers get English ordinals, such as 1st, and German readers get German ones
// - large ordinals are right, too
// - every locale has its own ordinals
// - primes are written in the reader's locale
// - readers with different locales can share one ranking
//
// Edit:   `PrimeRanking`. The locale is `FavoritesFeature.Current.locale`.
// Check:  swift run workshop check 4.3
// Read:   Book/04-Current.md, "The locale is a dependency"

import FavoritesFeature
import Foundation

// MARK: - Yours

/// A person's favourite primes, the best one first.
@MainActor
struct PrimeRanking {
  let primes: [Int]

  /// A place by itself, such as "5th".
  func ordinal(_ place: Int) -> String {
    // TODO: 4.3
    let suffixes = [1: "st", 2: "nd", 3: "rd"]
    return "\(place)\(suffixes[place] ?? "th")"
  }

  /// All places, such as "1st 7,919" and "2nd 7".
  func lines() -> [String] {
    zip(1..., primes).map { place, prime in "\(ordinal(place)) \(prime.formatted())" }
  }
}
