import ActivityFeed
import Counter
import FavoritePrimes
import FileClient
import Foundation

/// Everything that the app knows.
package struct AppState: Equatable, Sendable {
  /// The counter that may ask the network.
  package var counter: CounterState
  /// The counter that never asks the network.
  package var offlineCounter: CounterState
  /// The favourites, which belong to both counters.
  package var favoritePrimes: FavoritePrimesState
  /// What was done to the favourites, the newest last.
  package var activityFeed: [Activity] = []
  // snippet.hide

  /// - Parameters:
  ///   - count: the number that both counters begin with.
  ///   - favoritePrimes: the favourites, without duplicates.
  package init(count: Int = 0, favoritePrimes: [Int] = []) {
    counter = CounterState(count: count)
    offlineCounter = CounterState(count: count)
    self.favoritePrimes = FavoritePrimesState(primes: favoritePrimes)
  }
  // snippet.show
}

/// What can happen in the whole app.
package enum AppAction: Equatable, Sendable {
  case counter(CounterScreenAction)
  case offlineCounter(CounterScreenAction)
  case favoritePrimes(FavoritePrimesAction)
}

/// Everything that the app depends on.
package struct AppEnvironment: Sendable {
  /// Stores the favourites.
  package var fileClient: FileClient
  /// The prime at a position, counted from 1.
  package var nthPrime: @Sendable (Int) async throws -> Int
  /// The prime at a position, found without a network.
  package var offlineNthPrime: @Sendable (Int) async throws -> Int
  /// The date and the time.
  package var date: @Sendable () -> Date
  /// How the user writes numbers and times.
  package var locale: Locale
  // snippet.hide

  /// - Parameters:
  ///   - fileClient: where the favourites are kept.
  ///   - nthPrime: the prime at a position, counted from 1.
  ///   - offlineNthPrime: the same without a network.
  ///   - date: the date and the time.
  ///   - locale: how the user writes numbers and times.
  package init(
    fileClient: FileClient,
    nthPrime: @escaping @Sendable (Int) async throws -> Int,
    offlineNthPrime: @escaping @Sendable (Int) async throws -> Int,
    date: @escaping @Sendable () -> Date,
    locale: Locale
  ) {
    self.fileClient = fileClient
    self.nthPrime = nthPrime
    self.offlineNthPrime = offlineNthPrime
    self.date = date
    self.locale = locale
  }
  // snippet.show
}
