// Wrong: a tap on add or remove leaves one entry of each kind at most.
// Must fail with: However many an action adds or removes, each has an entry.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    var changes: [FeedEntry.Change] = []
    let gone = before.filter { !state.primes.contains($0) }
    let new = state.primes.filter { !before.contains($0) }
    switch action {
    case .addTapped, .removeTapped:
      if let prime = gone.first { changes.append(.removed(prime)) }
      if let prime = new.first { changes.append(.added(prime)) }
    case .deleteTapped:
      changes = gone.map { .removed($0) } + new.map { .added($0) }
    case .loadTapped, .loadResponse:
      break
    }
    if !changes.isEmpty {
      let date = environment.date()
      state.feed += changes.map { FeedEntry($0, date: date) }
    }
    return effects
  }
}
