// Correct: counts each favourite before and after, in a dictionary with defaults.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    switch action {
    case .loadTapped, .loadResponse: return effects
    case .addTapped, .removeTapped, .deleteTapped: break
    }
    var balance: [Int: Int] = [:]
    for prime in before { balance[prime, default: 0] -= 1 }
    for prime in state.primes { balance[prime, default: 0] += 1 }
    let changes =
      before.filter { balance[$0] == -1 }.map { FeedEntry.Change.removed($0) }
      + state.primes.filter { balance[$0] == 1 }.map { FeedEntry.Change.added($0) }
    guard !changes.isEmpty else { return effects }
    let now = environment.date()
    state.feed += changes.map { FeedEntry($0, date: now) }
    return effects
  }
}
