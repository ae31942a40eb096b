// Wrong: takes a date before 1970 for a mistake.
// Must fail with: with the clock's date, whatever it is

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let after = state.primes
    switch action {
    case .loadTapped, .loadResponse: return effects
    case .addTapped, .removeTapped, .deleteTapped: break
    }
    let changes: [FeedEntry.Change] =
      before.filter { !after.contains($0) }.map { .removed($0) }
      + after.filter { !before.contains($0) }.map { .added($0) }
    guard !changes.isEmpty else { return effects }
    let now = max(environment.date(), Date(timeIntervalSince1970: 0))
    state.feed += changes.map { FeedEntry($0, date: now) }
    return effects
  }
}
