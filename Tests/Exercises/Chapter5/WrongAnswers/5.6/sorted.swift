// Wrong: lists what was deleted by the size of the primes.
// Must fail with: These are the right ones, in a different order. Their order in the list counts, not their size.

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
      let gone = Set(before).subtracting(state.primes).sorted()
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
