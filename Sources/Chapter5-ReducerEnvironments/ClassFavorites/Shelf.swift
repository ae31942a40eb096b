import SmallArchitecture
import Foundation

// A list of favourites with room for eight, for exercise 5.6.

/// The favourites, and what has happened to them.
package struct FavoritesState: Equatable, Sendable {
  /// The favourites from left to right, without duplicates.
  package var primes: [Int]
  /// What has happened to the favourites, newest entry last.
  package var feed: [FeedEntry]

  /// - Parameters:
  ///   - primes: the favourites from left to right, without duplicates.
  ///   - feed: what has happened to them, newest entry last.
  package init(primes: [Int] = [], feed: [FeedEntry] = []) {
    (self.primes, self.feed) = (primes, feed)
  }
}

/// An entry of the feed: what was done, and when.
package struct FeedEntry: Equatable, Sendable {
  /// What was done.
  package enum Change: Equatable, Sendable {
    case added(Int)
    case removed(Int)
  }

  /// What was done.
  package var change: Change
  /// When it was done.
  package var date: Date

  /// - Parameters:
  ///   - change: what was done.
  ///   - date: when it was done.
  package init(_ change: Change, date: Date) {
    (self.change, self.date) = (change, date)
  }
}

/// What can happen to the favourites.
package enum FavoritesAction: Equatable, Sendable {
  case addTapped(Int)
  case removeTapped(Int)
  /// The favourites at these positions, counted from 0, are deleted. An `IndexSet` contains each
  /// position once, in ascending order.
  case deleteTapped(positions: IndexSet)
  case loadTapped
  /// The favourites have been loaded from a file, which doesn't say what was added or removed.
  case loadResponse([Int])
}

/// Everything the favourites depend on.
package struct FavoritesEnvironment: Sendable {
  /// The date and the time.
  package var date: @Sendable () -> Date
  /// Reads the favourites from a file.
  package var load: @Sendable () async -> [Int]

  /// - Parameters:
  ///   - date: the date and the time.
  ///   - load: reads the favourites from a file.
  package init(
    date: @escaping @Sendable () -> Date, load: @escaping @Sendable () async -> [Int]
  ) {
    (self.date, self.load) = (date, load)
  }
}

/// Adds and removes favourites. There's room for eight, and an action that can't be carried out
/// changes nothing.
@Sendable package func favoritesReducer(
  state: inout FavoritesState, action: FavoritesAction, environment: FavoritesEnvironment
) -> [Effect<FavoritesAction>] {
  switch action {
  case .addTapped(let prime):
    if !state.primes.contains(prime), state.primes.count < 8 { state.primes.append(prime) }
    return []
  case .removeTapped(let prime):
    state.primes.removeAll { $0 == prime }
    return []
  case .deleteTapped(let positions):
    for position in positions.reversed() where state.primes.indices.contains(position) {
      state.primes.remove(at: position)
    }
    return []
  case .loadTapped:
    return [.task { await .loadResponse(environment.load()) }]
  case .loadResponse(let primes):
    state.primes = primes
    return []
  }
}
