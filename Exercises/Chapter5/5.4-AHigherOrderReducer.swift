// 5.4 · A higher-order reducer                                             ★★☆
//
// Prime Time gets a feed: which primes became favourites or stopped being favourites, and when.
// `screenReducer` knows nothing about a feed, and stays as it is. Write a function that takes it,
// or any reducer of its type, and returns one that does the same, and adds an `Activity` to the
// end of the feed for each change to the favourites. `Activity.Change.between(_:_:)` tells the
// changes from one list to another. Do without the module's own `recordingActivity`,
// in the file beside Activity.swift.
//
// You are done when
// - the old reducer is called once for each action, and changes the state as before
// - its effects come back as they are
// - each prime that was added or removed gets an entry, the newest last
// - an action that changes no favourite gets no entry
// - each entry has the date of the environment that came with the action
//
// Edit:   `keepingFeed(_:)` at the end of this file.
// Check:  swift run workshop check 5.4
// Read:   Book/05-ReducerEnvironments.md, "Around a reducer"

import ActivityFeed
import Counter
import Foundation
import SmallArchitecture

// MARK: - Given

/// The counter's screen with the favourites, and what was done to these.
struct FeedState: Equatable, Sendable {
  var screen: CounterScreenState
  var feed: [Activity] = []
}

struct FeedEnvironment: Sendable {
  var counter: CounterEnvironment
  /// The date and the time. A reducer may ask for it.
  var date: @Sendable () -> Date
}

typealias FeedReducer = Reducer<FeedState, CounterScreenAction, FeedEnvironment>

/// The counter's screen, without a feed.
let screenReducer: FeedReducer = { state, action, environment in
  counterScreenReducer(&state.screen, action, environment.counter)
}

// MARK: - Yours

/// The same reducer, with a feed.
func keepingFeed(_ reducer: @escaping FeedReducer) -> FeedReducer {
  // TODO: 5.4
  reducer
}
