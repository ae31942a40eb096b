import Counter
import FavoritePrimes
import Foundation

/// A screen with both features, for a German reader, whom one of the two worlds has not heard of.
package enum HalfGerman {
  /// Shows the counter and the favourites after some requests.
  ///
  /// - Parameter isComplete: whether the other world is told as well.
  /// - Returns: the lines of the screen.
  @MainActor
  package static func play(isComplete: Bool = false) async -> [String] {
    await restoringBothWorlds {
      (Counter.Current, FavoritePrimes.Current) = (.mock, .mock)
      Counter.Current.nthPrime = CounterEnvironment.live.nthPrime
      FavoritePrimes.Current.locale = Locale(identifier: "en_US")

      Counter.Current.locale = Locale(identifier: "de_DE")
      if isComplete { FavoritePrimes.Current.locale = Locale(identifier: "de_DE") }

      let (counter, favorites) = (CounterModel(), FavoritePrimesModel())
      while counter.count < 1000 { counter.increment() }
      counter.askNthPrime()
      await counter.asking?.value
      if case .nthPrime(_, let prime) = counter.answer { favorites.add(prime) }
      favorites.save()
      await favorites.working?.value
      return (counter.screen.lines + favorites.screen.lines).map(\.text)
    }
  }
}
