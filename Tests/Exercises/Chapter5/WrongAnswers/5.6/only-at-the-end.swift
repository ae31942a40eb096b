// Wrong: looks for the new favourite at the end of the list only.
// Must fail with: This reducer inserts at the front.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let changes: [FeedEntry.Change]
    switch action {
    case .addTapped(let prime):
      let isNew = state.primes.count > before.count && state.primes.last == prime
      changes = isNew ? [.added(prime)] : []
    case .removeTapped, .deleteTapped:
      let gone = before.filter { !state.primes.contains($0) }
      changes = gone.map { .removed($0) }
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
