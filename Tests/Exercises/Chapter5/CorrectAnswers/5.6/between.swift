// Correct: compares the two lists for all actions but loading.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state
    let effects = reducer(&state, action, environment)
    switch action {
    case .loadTapped, .loadResponse:
      break
    case .addTapped, .removeTapped, .deleteTapped:
      state.record(since: before, at: environment.date)
    }
    return effects
  }
}

extension FavoritesState {
  fileprivate mutating func record(since old: FavoritesState, at date: () -> Date) {
    let removed = old.primes.filter { !primes.contains($0) }.map(FeedEntry.Change.removed)
    let added = primes.filter { !old.primes.contains($0) }.map(FeedEntry.Change.added)
    guard !(removed + added).isEmpty else { return }
    let now = date()
    for change in removed + added { feed.append(FeedEntry(change, date: now)) }
  }
}
