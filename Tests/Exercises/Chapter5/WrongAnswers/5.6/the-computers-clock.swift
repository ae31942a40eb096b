// Wrong: the date is that of the computer.
// Must fail with: ask `environment.date()`, at each action

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
      let date = Date()
      state.feed += changes.map { FeedEntry($0, date: date) }
    }
    return effects
  }
}
