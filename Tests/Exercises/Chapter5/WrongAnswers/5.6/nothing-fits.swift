// Wrong: believes that nothing can be added to a full list.
// Must fail with: Don't count: compare the list before

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let after = state.primes
    switch action {
    case .loadTapped, .loadResponse: return effects
    case .addTapped where before.count == 8: return effects
    case .addTapped, .removeTapped, .deleteTapped: break
    }
    let changes: [FeedEntry.Change] =
      before.filter { !after.contains($0) }.map { .removed($0) }
      + after.filter { !before.contains($0) }.map { .added($0) }
    guard !changes.isEmpty else { return effects }
    let now = environment.date()
    state.feed += changes.map { FeedEntry($0, date: now) }
    return effects
  }
}
