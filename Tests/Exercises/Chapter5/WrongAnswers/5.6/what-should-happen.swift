// Wrong: knows beforehand what the reducer will do, and does not look whether it does.
// Must fail with: This reducer does nothing at all

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    var changes: [FeedEntry.Change] = []
    switch action {
    case .addTapped(let prime):
      if !state.primes.contains(prime), state.primes.count < 8 { changes = [.added(prime)] }
    case .removeTapped(let prime):
      if state.primes.contains(prime) { changes = [.removed(prime)] }
    case .deleteTapped(let positions):
      changes = positions.filter(state.primes.indices.contains)
        .map { .removed(state.primes[$0]) }
    case .loadTapped, .loadResponse:
      break
    }
    let effects = reducer(&state, action, environment)
    if !changes.isEmpty {
      let date = environment.date()
      state.feed += changes.map { FeedEntry($0, date: date) }
    }
    return effects
  }
}
