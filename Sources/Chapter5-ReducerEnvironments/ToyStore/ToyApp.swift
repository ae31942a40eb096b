// Two features in an app, put together by hand. `pullback` in the module SmallArchitecture does
// the same for any feature.

/// What the app shows: each feature's state.
package struct ToyApp: Equatable, Sendable {
  /// The counter.
  package var counter = ToyCounter()
  /// The favourites.
  package var favorites: [Int] = []

  /// A counter at 0, and no favourites.
  package init() {}
}

/// What can happen in the app: what can happen to one of its features.
package enum ToyAppAction: Sendable {
  case counter(ToyAction)
  case favorites(ToyFavoritesAction)
}

/// What can happen to the favourites.
package enum ToyFavoritesAction: Sendable {
  case added(Int)
  case saveTapped
  case saved
}

/// What the favourites depend on.
package struct ToyFavoritesEnvironment: Sendable {
  /// Saves the favourites.
  package var save: @Sendable ([Int]) async -> Void
}

/// What the favourites do.
package func toyFavoritesReducer(
  state: inout [Int], action: ToyFavoritesAction, environment: ToyFavoritesEnvironment
) -> [@Sendable () async -> ToyFavoritesAction] {
  switch action {
  case .added(let prime):
    state.append(prime)
  case .saveTapped:
    return [
      { [favorites = state] in
        await environment.save(favorites)
        return .saved
      }
    ]
  case .saved:
    break
  }
  return []
}

// snippet.toy-app
/// What the whole app depends on.
package struct ToyAppEnvironment: Sendable {
  /// The prime at a position, counted from 1.
  package var nthPrime: @Sendable (Int) async -> Int
  /// Saves the favourites.
  package var save: @Sendable ([Int]) async -> Void
  // snippet.hide

  /// - Parameters:
  ///   - nthPrime: the prime at a position, counted from 1.
  ///   - save: saves the favourites.
  package init(
    nthPrime: @escaping @Sendable (Int) async -> Int,
    save: @escaping @Sendable ([Int]) async -> Void
  ) {
    (self.nthPrime, self.save) = (nthPrime, save)
  }
  // snippet.show
}

/// Gives each feature its part of the state, its action, and its share of the environment.
package func toyAppReducer(
  state: inout ToyApp, action: ToyAppAction, environment: ToyAppEnvironment
) -> [@Sendable () async -> ToyAppAction] {
  switch action {
  case .counter(let action):
    toyCounterReducer(
      state: &state.counter, action: action,
      environment: ToyEnvironment(nthPrime: environment.nthPrime)
    ).map { effect in { .counter(await effect()) } }
  case .favorites(let action):
    toyFavoritesReducer(
      state: &state.favorites, action: action,
      environment: ToyFavoritesEnvironment(save: environment.save)
    ).map { effect in { .favorites(await effect()) } }
  }
}
// snippet.end
