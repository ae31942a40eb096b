// Correct: leaves out of a difference what has only moved.

/// The same reducer with a feed.
func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let old = state.primes
    let effects = reducer(&state, action, environment)
    switch action {
    case .loadTapped, .loadResponse:
      return effects
    case .addTapped, .removeTapped, .deleteTapped:
      let difference = state.primes.difference(from: old).inferringMoves()
      var changes: [FeedEntry.Change] = []
      for case .remove(_, let prime, nil) in difference.removals { changes.append(.removed(prime)) }
      for case .insert(_, let prime, nil) in difference.insertions { changes.append(.added(prime)) }
      guard !changes.isEmpty else { return effects }
      let now = environment.date()
      state.feed += changes.map { FeedEntry($0, date: now) }
      return effects
    }
  }
}
