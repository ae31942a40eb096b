// Wrong: changes a copy of the part.
// Must fail with: a copy of the part has no effect unless the copy is written back.

extension KitchenReducer {
  /// One reducer that does what all of these do, the first one first.
  static func combined(_ reducers: [KitchenReducer]) -> KitchenReducer {
    KitchenReducer { state, action, environment in
      var effects: [KitchenEffect<Action>] = []
      for reducer in reducers {
        effects += reducer.reduce(&state, action, environment)
      }
      return effects
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
      guard let ownAction = action.extract(wholeAction) else { return [] }
      var part = wholeState[keyPath: state]
      let effects = reduce(&part, ownAction, environment(wholeEnvironment))
      return effects.map { effect in
        KitchenEffect { await effect.run().map(action.embed) }
      }
    }
  }
}
