// 5.6 · A clock in the environment                                         ★★☆
//
// The list of favourites in the module ClassFavorites has room for eight primes. Its reducer is
// finished. Now the app needs an activity feed: what was added and removed, and when. The feed
// wraps the reducer and doesn't change it. The first attempt below lists the wrong favourites.
// The tests also wrap other reducers: some ignore an action, some delete only part of what they're
// asked to delete, some insert at a different place. So don't go by the action: compare the list
// before and after. No reducer reorders the list. If one action both adds and removes, either may
// come first in the feed.
//
// You are done when
// - what was added or removed has an entry at the end of the feed, with the environment's date
// - the entries for deleted favourites are in the order of the list
// - all entries of an action have one date, which was asked for once
// - there is no new entry where nothing has changed
// - the feed says what a reducer has done, not what was asked for
// - loading adds no entries, whatever it loads
// - the reducer runs once, and its effects come back
// - a `switch` without a `default` decides, so that the compiler asks about new actions
//
// Edit:   `withFeed(_:)` at the end of this file.
// Check:  swift run workshop check 5.6
// Read:   Book/05-ReducerEnvironments.md, "What an exhaustive switch buys you"

import ClassFavorites
import SmallArchitecture
import Foundation

// MARK: - Given

typealias FavoritesReducer = Reducer<FavoritesState, FavoritesAction, FavoritesEnvironment>

// MARK: - Yours

/// The same reducer with a feed.
func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    // Afterwards it's too late: the positions are those of the list as it is now.
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let changes: [FeedEntry.Change]
    switch action {
    case .addTapped, .removeTapped, .deleteTapped:
      // Each of them may do both: a list that is full may make room for a new favourite.
      let gone = before.filter { !state.primes.contains($0) }
      let new = state.primes.filter { !before.contains($0) }
      changes = gone.map { .removed($0) } + new.map { .added($0) }
    case .loadTapped, .loadResponse:
      changes = []
    }
    if !changes.isEmpty {
      let date = environment.date()
      state.feed += changes.map { FeedEntry($0, date: date) }
    }
    return effects
  }
}
