// Wrong: takes the last favourite for the new one, which may have been there before.
// Must fail with: It has ["added 19 at 100"]

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let changes: [FeedEntry.Change]
    switch action {
    case .addTapped(let prime):
      changes = state.primes.last == prime ? [.added(prime)] : []
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
