// Wrong: checks only whether what was asked for has happened, and not what else has.
// Must fail with: The list says what was added; the action says only

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  @Sendable func candidates(_ action: FavoritesAction, _ primes: [Int]) -> [FeedEntry.Change] {
    switch action {
    case .addTapped(let prime): primes.contains(prime) ? [] : [.added(prime)]
    case .removeTapped(let prime): primes.contains(prime) ? [.removed(prime)] : []
    case .deleteTapped(let positions):
      positions.filter { $0 < primes.count }.map { .removed(primes[$0]) }
    case .loadTapped: []
    case .loadResponse: []
    }
  }
  return { state, action, environment in
    let possible = candidates(action, state.primes)
    let effects = reducer(&state, action, environment)
    let now = Set(state.primes)
    let happened = possible.filter { change in
      switch change {
      case .added(let prime): now.contains(prime)
      case .removed(let prime): !now.contains(prime)
      }
    }
    if happened.isEmpty { return effects }
    let date = environment.date()
    state.feed.append(contentsOf: happened.map { FeedEntry($0, date: date) })
    return effects
  }
}
