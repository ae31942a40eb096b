// Wrong: asks for the date for each entry.
// Must fail with: Ask once, and use the answer for all.

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
      state.feed += changes.map { FeedEntry($0, date: environment.date()) }
    }
    return effects
  }
}
