// Wrong: lists nothing that the feed says already. 7 may be added, removed and added again.
// Must fail with: 7 is removed at 300, and added again at 400. The feed should be

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let after = state.primes
    switch action {
    case .addTapped, .removeTapped, .deleteTapped:
      let changes: [FeedEntry.Change] =
        before.filter { !after.contains($0) }.map { .removed($0) }
        + after.filter { !before.contains($0) }.map { .added($0) }
      let news = changes.filter { change in !state.feed.contains { $0.change == change } }
      guard !news.isEmpty else { return effects }
      let date = environment.date()
      state.feed += news.map { FeedEntry($0, date: date) }
    case .loadTapped, .loadResponse:
      break
    }
    return effects
  }
}
