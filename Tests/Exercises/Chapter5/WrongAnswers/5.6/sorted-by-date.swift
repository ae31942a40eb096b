// Wrong: sorts the feed by its dates.
// Must fail with: Add new entries at the end, with the clock's date

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    var changes: [FeedEntry.Change] = []
    switch action {
    case .addTapped, .removeTapped, .deleteTapped:
      let gone = before.filter { !state.primes.contains($0) }
      let new = state.primes.filter { !before.contains($0) }
      changes = gone.map { .removed($0) } + new.map { .added($0) }
    case .loadTapped, .loadResponse:
      break
    }
    if !changes.isEmpty {
      let date = environment.date()
      state.feed += changes.map { FeedEntry($0, date: date) }
      state.feed.sort { $0.date < $1.date }
    }
    return effects
  }
}
