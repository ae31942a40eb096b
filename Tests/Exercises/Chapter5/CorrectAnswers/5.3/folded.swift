// Correct: reduces the array of reducers, and writes the part back itself.

extension KitchenReducer {
  /// One reducer that does what all of these do, the first one first.
  static func combined(_ reducers: [KitchenReducer]) -> KitchenReducer {
    KitchenReducer { state, action, environment in
      reducers.reduce(into: []) { $0 += $1.reduce(&state, action, environment) }
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
      switch action.extract(wholeAction) {
      case nil: return []
      case .some(let own):
        var part = wholeState[keyPath: state]
        defer { wholeState[keyPath: state] = part }
        return reduce(&part, own, environment(wholeEnvironment)).map { $0.embedded(by: action) }
      }
    }
  }
}

extension KitchenEffect {
  fileprivate func embedded<Whole>(by way: KitchenCasePath<Whole, Action>) -> KitchenEffect<Whole> {
    KitchenEffect<Whole> {
      var embedded: [Whole] = []
      for action in await run() { embedded.append(way.embed(action)) }
      return embedded
    }
  }
}
