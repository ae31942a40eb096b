// Correct: two more switches, over the number of changes and over a Bool, with a default.

func withFeed(_ reducer: @escaping FavoritesReducer) -> FavoritesReducer {
  { state, action, environment in
    let before = state.primes
    let effects = reducer(&state, action, environment)
    let after = state.primes
    switch action {
    case .addTapped, .removeTapped, .deleteTapped:
      let gone = before.filter { !after.contains($0) }
      let new = after.filter { !before.contains($0) }
      switch gone.count + new.count {
      case 0:
        break
      default:
        let date = environment.date()
        state.feed += (gone + new).map { prime in
          switch after.contains(prime) {
          case true: FeedEntry(.added(prime), date: date)
          case false: FeedEntry(.removed(prime), date: date)
          }
        }
      }
    case .loadTapped, .loadResponse:
      break
    }
    return effects
  }
}
