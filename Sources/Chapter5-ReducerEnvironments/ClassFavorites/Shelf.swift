import ComposableArchitecture
import Foundation

// A list of favourites with room for eight, given in exercise 5.6.

/// Favourites, and what has happened to them.
package struct FavoritesState: Equatable, Sendable {
  /// The favourites from left to right, each of them once.
  package var primes: [Int]
  /// What has happened to them, the newest entry last.
  package var feed: [FeedEntry]

  /// - Parameters:
  ///   - primes: the favourites from left to right, each of them once.
  ///   - feed: what has happened to them, the newest entry last.
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
  /// The favourites at these positions are deleted, counted from 0. An `IndexSet` has each position
  /// once, in ascending order.
  case deleteTapped(positions: IndexSet)
  case loadTapped
  /// The favourites are those of a file now. It says nothing about who added or removed any.
  case loadResponse([Int])
}

/// All that the favourites depend on.
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

/// Adds favourites and removes them. There is room for eight, and nothing happens where there is
/// nothing to do.
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
