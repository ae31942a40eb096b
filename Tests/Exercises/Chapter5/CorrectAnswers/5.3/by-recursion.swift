// Correct: combines the first reducer with all the others.

extension KitchenReducer {
  /// One reducer that does what all of these do, the first one first.
  static func combined(_ reducers: [KitchenReducer]) -> KitchenReducer {
    KitchenReducer { state, action, environment in
      guard let first = reducers.first else { return [] }
      let effects = first.reduce(&state, action, environment)
      return effects + combined(Array(reducers.dropFirst())).reduce(&state, action, environment)
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
      let effects = reduce(&wholeState[keyPath: state], ownAction, environment(wholeEnvironment))
      let runs: [@Sendable () async -> [Action]] = effects.map(\.run)
      return runs.map { run in
        KitchenEffect<WholeAction>(run: {
          let actions = await run()
          return actions.map { action.embed($0) }
        })
      }
    }
  }
}
