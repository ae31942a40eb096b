import SmallArchitecture

// The toy app once more, with `combine` and `pullback` in place of its `switch`.

// snippet.toy-case-path
extension CasePath where Root == ToyAppAction, Value == ToyAction {
  static var counter: CasePath {
    CasePath(extract: { if case .counter(let action) = $0 { action } else { nil } }) {
      .counter($0)
    }
  }
}
// snippet.end

extension CasePath where Root == ToyAppAction, Value == ToyFavoritesAction {
  static var favorites: CasePath {
    CasePath(extract: { if case .favorites(let action) = $0 { action } else { nil } }) {
      .favorites($0)
    }
  }
}

// snippet.pulled-back-toy-app
/// Does the same as `toyAppReducer`.
package let pulledBackToyAppReducer: Reducer<ToyApp, ToyAppAction, ToyAppEnvironment> = combine(
  pullback(
    withEffects(toyCounterReducer), state: \.counter, action: .counter,
    environment: { ToyEnvironment(nthPrime: $0.nthPrime) }),
  pullback(
    withEffects(toyFavoritesReducer), state: \.favorites, action: .favorites,
    environment: { ToyFavoritesEnvironment(save: $0.save) }))
// snippet.end

/// A toy reducer whose closures are effects.
private func withEffects<State, Action: Sendable, Environment>(
  _ reducer:
    @escaping @Sendable (inout State, Action, Environment) -> [@Sendable () async -> Action]
) -> Reducer<State, Action, Environment> {
  { state, action, environment in
    reducer(&state, action, environment).map { work in .task { await work() } }
  }
}
