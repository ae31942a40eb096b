// Wrong: makes the environment also where the action is for others.
// Must fail with: The stove's routine wasn't called, but `environment` was.

extension Routine {
  static func combined(_ routines: [Routine]) -> Routine {
    .init { state, action, environment in
      routines.flatMap { $0.reduce(&state, action, environment) }
    }
  }
  func pulledBack<WholeState, WholeAction, WholeEnvironment>(
    state: WritableKeyPath<WholeState, State> & Sendable,
    action: Drawer<WholeAction, Action>,
    environment: @escaping @Sendable (WholeEnvironment) -> Environment
  ) -> Routine<WholeState, WholeAction, WholeEnvironment> {
    Routine<WholeState, WholeAction, WholeEnvironment> { whole, a, e in
      let own = environment(e)
      guard let mine = action.extract(a) else { return [] }
      return reduce(&whole[keyPath: state], mine, own).map { c in
        Chore { await c.perform().map(action.embed) }
      }
    }
  }
}
