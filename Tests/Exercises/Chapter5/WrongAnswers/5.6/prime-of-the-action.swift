// Wrong: an added prime is the one of the action, whatever was added.
// Must fail with: This reducer adds the next prime: 8 is to be added, and it adds 11.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let after = state.primes
    let removed = before.filter { !after.contains($0) }
    let added = after.filter { !before.contains($0) }
    var changes = removed.map { FeedEntry.Change.removed($0) }
    switch action {
    case .addTapped(let prime):
      if !added.isEmpty { changes.append(.added(prime)) }
    case .removeTapped, .deleteTapped:
      changes += added.map { .added($0) }
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
