// Wrong: makes the environment also where the action is for others.
// Must fail with: The stove's reducer wasn't called, but `environment` was.

extension KitchenReducer {
  static func combined(_ reducers: [KitchenReducer]) -> KitchenReducer {
    .init { state, action, environment in
      reducers.flatMap { $0.reduce(&state, action, environment) }
    }
  }
  func pulledBack<WholeState, WholeAction, WholeEnvironment>(
    state: WritableKeyPath<WholeState, State> & Sendable,
    action: KitchenCasePath<WholeAction, Action>,
    environment: @escaping @Sendable (WholeEnvironment) -> Environment
  ) -> KitchenReducer<WholeState, WholeAction, WholeEnvironment> {
    KitchenReducer<WholeState, WholeAction, WholeEnvironment> { whole, a, e in
      let own = environment(e)
      guard let mine = action.extract(a) else { return [] }
      return reduce(&whole[keyPath: state], mine, own).map { c in
        KitchenEffect { await c.run().map(action.embed) }
      }
    }
  }
}
