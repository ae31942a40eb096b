// Wrong: subtracts sets, which have no order.
// Must fail with: Their order in the list counts; a set has no order.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = Set(state.primes)
    let effects = reducer(&state, action, environment)
    let after = Set(state.primes)
    switch action {
    case .addTapped, .removeTapped, .deleteTapped:
      guard before != after else { return effects }
      let date = environment.date()
      state.feed += before.subtracting(after).map { FeedEntry(.removed($0), date: date) }
      state.feed += after.subtracting(before).map { FeedEntry(.added($0), date: date) }
    case .loadTapped, .loadResponse:
      break
    }
    return effects
  }
}
