// Correct: uses the difference of the two collections, and always asks for the date.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let now = environment.date()
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let difference = state.primes.difference(from: before)
    let isRecorded =
      switch action {
      case .addTapped, .removeTapped, .deleteTapped: true
      case .loadTapped, .loadResponse: false
      }
    guard isRecorded else { return effects }
    for case .remove(_, let prime, _) in difference.removals {
      state.feed.append(FeedEntry(.removed(prime), date: now))
    }
    for case .insert(_, let prime, _) in difference.insertions {
      state.feed.append(FeedEntry(.added(prime), date: now))
    }
    return effects
  }
}
