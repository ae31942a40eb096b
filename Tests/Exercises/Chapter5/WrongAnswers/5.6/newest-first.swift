// Wrong: puts new entries at the front of the feed.
// Must fail with: New entries come at the end.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let changes: [FeedEntry.Change]
    switch action {
    case .addTapped(let prime):
      let isNew = !before.contains(prime) && state.primes.contains(prime)
      changes = isNew ? [.added(prime)] : []
    case .removeTapped, .deleteTapped:
      let gone = before.filter { !state.primes.contains($0) }
      changes = gone.map { .removed($0) }
    case .loadTapped, .loadResponse:
      changes = []
    }
    if !changes.isEmpty {
      let date = environment.date()
      state.feed.insert(contentsOf: changes.map { FeedEntry($0, date: date) }, at: 0)
    }
    return effects
  }
}
