// Wrong: takes the removals of a difference as they come, from right to left.
// Must fail with: Record them from left to right, not from right to left.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    switch action {
    case .addTapped, .removeTapped, .deleteTapped:
      let difference = state.primes.difference(from: before).inferringMoves()
      let changes: [FeedEntry.Change] = difference.compactMap { change in
        switch change {
        case .remove(_, let prime, nil): .removed(prime)
        case .insert(_, let prime, nil): .added(prime)
        case .remove, .insert: nil
        }
      }
      guard !changes.isEmpty else { break }
      let date = environment.date()
      state.feed += changes.map { FeedEntry($0, date: date) }
    case .loadTapped, .loadResponse:
      break
    }
    return effects
  }
}
