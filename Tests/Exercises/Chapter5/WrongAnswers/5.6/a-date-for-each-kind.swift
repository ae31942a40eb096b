// Wrong: asks for the date once for what was removed, and once more for what was added.
// Must fail with: Ask once, for both.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    switch action {
    case .addTapped, .removeTapped, .deleteTapped:
      let removed = before.filter { !state.primes.contains($0) }
      if !removed.isEmpty {
        let date = environment.date()
        state.feed += removed.map { FeedEntry(.removed($0), date: date) }
      }
      let added = state.primes.filter { !before.contains($0) }
      if !added.isEmpty {
        let date = environment.date()
        state.feed += added.map { FeedEntry(.added($0), date: date) }
      }
    case .loadTapped, .loadResponse:
      break
    }
    return effects
  }
}
