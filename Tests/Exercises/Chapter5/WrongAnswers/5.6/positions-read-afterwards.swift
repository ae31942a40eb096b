// Wrong: reads the positions when the favourites are gone.
// Must fail with: The positions belong to the list as it was before the reducer ran

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let changes: [FeedEntry.Change]
    switch action {
    case .addTapped(let prime):
      let isNew = !before.contains(prime) && state.primes.contains(prime)
      changes = isNew ? [.added(prime)] : []
    case .removeTapped(let prime):
      let isGone = before.contains(prime) && !state.primes.contains(prime)
      changes = isGone ? [.removed(prime)] : []
    case .deleteTapped(let positions):
      changes = positions.filter(state.primes.indices.contains).map { .removed(state.primes[$0]) }
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
