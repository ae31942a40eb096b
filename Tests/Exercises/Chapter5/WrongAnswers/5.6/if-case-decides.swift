// Wrong: the `switch` decides nothing, and an `if case` does.
// Must fail with: These lines ask which action it is, outside of an exhaustive `switch`

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let after = state.primes
    switch action {
    case .addTapped, .removeTapped, .deleteTapped, .loadTapped, .loadResponse: break
    }
    if case .loadTapped = action { return effects }
    if case .loadResponse = action { return effects }
    let changes: [FeedEntry.Change] =
      before.filter { !after.contains($0) }.map { .removed($0) }
      + after.filter { !before.contains($0) }.map { .added($0) }
    guard !changes.isEmpty else { return effects }
    let now = environment.date()
    state.feed += changes.map { FeedEntry($0, date: now) }
    return effects
  }
}
