import CounterFeature
import FavoritesFeature
import Foundation

/// A screen with both features for a German reader, whom one of the two worlds doesn't know about.
enum HalfGerman {
  /// Shows the counter and the favourites after some requests.
  ///
  /// - Parameter isComplete: whether the locale is set in the other world as well.
  /// - Returns: the lines of the screen.
  @MainActor
  static func play(isComplete: Bool = false) async -> [String] {
    await restoringBothWorlds {
      (CounterFeature.Current, FavoritesFeature.Current) = (.mock, .mock)
      CounterFeature.Current.nthPrime = CounterEnvironment.live.nthPrime
      FavoritesFeature.Current.locale = Locale(identifier: "en_US")

      CounterFeature.Current.locale = Locale(identifier: "de_DE")
      if isComplete { FavoritesFeature.Current.locale = Locale(identifier: "de_DE") }

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
