import CounterFeature
import FavoritesFeature
import Foundation
import TerminalUI

/// A screen for a German reader, made of two features, one of which doesn't know about that.
@MainActor
enum HalfGermanDemo {
  static let arguments = Arguments<Void>(
    "\(Chapter4.program) half-german",
    "Sets the locale of one feature to German, forgets the other, and shows both.")

  static func run(_ words: ArraySlice<String>) async {
    arguments.valuesOrExit((), words: words)
    Terminal.standard.wrapping(atMost: UsageText.columns).draw(await screen())
  }

  /// Leaves its worlds in both features' `Current`.
  static func screen() async -> Screen {
    (CounterFeature.Current, FavoritesFeature.Current) = (.mock, .mock)
    CounterFeature.Current.nthPrime = CounterEnvironment.live.nthPrime
    FavoritesFeature.Current.locale = Locale(identifier: "en_US")

    CounterFeature.Current.locale = Locale(identifier: "de_DE")

    let (counter, favorites) = (CounterModel(), FavoritePrimesModel())
    while counter.count < 1000 { counter.increment() }
    counter.askNthPrime()
    await counter.asking?.value
    if case .nthPrime(_, let prime) = counter.answer { favorites.add(prime) }
    favorites.save()
    await favorites.working?.value
    return Screen {
      #"CounterFeature.Current.locale = Locale(identifier: "de_DE")"#
      Line("FavoritesFeature.Current.locale is forgotten", .dim)
      ""
      counter.screen.lines
      favorites.screen.lines
    }
  }
}
