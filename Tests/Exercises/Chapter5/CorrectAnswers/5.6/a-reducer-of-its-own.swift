// Correct: keeps the changes in a function, and the date in a lazy variable.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let old = state.primes
    defer {
      lazy var date = environment.date()
      for change in changes(by: action, from: old, to: state.primes) {
        state.feed.append(FeedEntry(change, date: date))
      }
    }
    return reducer(&state, action, environment)
  }
}

private func changes(
  by action: FavoritesAction, from old: [Int], to new: [Int]
) -> [FeedEntry.Change] {
  var changes: [FeedEntry.Change] = []
  switch action {
  case .addTapped, .removeTapped, .deleteTapped:
    for prime in new where !old.contains(prime) { changes.append(.added(prime)) }
    for prime in old where !new.contains(prime) { changes.append(.removed(prime)) }
  case .loadTapped, .loadResponse:
    break
  }
  return changes
}
