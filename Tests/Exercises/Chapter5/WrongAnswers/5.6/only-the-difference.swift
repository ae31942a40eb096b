// Wrong: compares the lists, whatever the action was.
// Must fail with: Let the action alone decide

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let changes: [FeedEntry.Change] =
      before.filter { !state.primes.contains($0) }.map { .removed($0) }
      + state.primes.filter { !before.contains($0) }.map { .added($0) }
    if !changes.isEmpty {
      let date = environment.date()
      state.feed += changes.map { FeedEntry($0, date: date) }
    }
    return effects
  }
}
