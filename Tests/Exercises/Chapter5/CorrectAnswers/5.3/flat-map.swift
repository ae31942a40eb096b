// Correct: collects with `flatMap`, and guards with `map` on the optional.

extension KitchenReducer {
  /// One reducer that does what all of these do, the first one first.
  static func combined(_ reducers: [KitchenReducer]) -> KitchenReducer {
    KitchenReducer { state, action, environment in
      reducers.flatMap { reducer in reducer.reduce(&state, action, environment) }
    }
  }

  /// Turns a part's reducer into a reducer of the whole.
  ///
  /// - Parameters:
  ///   - state: where in the state of the whole this part's is.
  ///   - action: which actions of the whole are this part's.
  ///   - environment: what this part gets of the environment of the whole.
  func pulledBack<WholeState, WholeAction, WholeEnvironment>(
    state: WritableKeyPath<WholeState, State> & Sendable,
    action: KitchenCasePath<WholeAction, Action>,
    environment: @escaping @Sendable (WholeEnvironment) -> Environment
  ) -> KitchenReducer<WholeState, WholeAction, WholeEnvironment> {
    KitchenReducer<WholeState, WholeAction, WholeEnvironment> {
      wholeState, wholeAction, wholeEnvironment in
      action.extract(wholeAction).map { own in
        reduce(&wholeState[keyPath: state], own, environment(wholeEnvironment)).map { effect in
          KitchenEffect { @Sendable in await effect.run().map { action.embed($0) } }
        }
      } ?? []
    }
  }
}
