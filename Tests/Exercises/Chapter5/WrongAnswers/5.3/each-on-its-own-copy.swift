// Wrong: each routine gets a copy of the state, and the last one decides.
// Must fail with: Each should work on the state itself, not on a copy of its own

extension Routine {
  /// One routine that does what all of these do, the first one first.
  static func combined(_ routines: [Routine]) -> Routine {
    Routine { state, action, environment in
      let before = state
      var chores: [Chore<Action>] = []
      for routine in routines {
        var copy = before
        chores += routine.reduce(&copy, action, environment)
        state = copy
      }
      return chores
    }
  }

  /// Turns a part's routine into a routine of the whole.
  ///
  /// - Parameters:
  ///   - state: where in the state of the whole this part's is.
  ///   - action: which actions of the whole are this part's.
  ///   - environment: what this part gets of the environment of the whole.
  func pulledBack<WholeState, WholeAction, WholeEnvironment>(
    state: WritableKeyPath<WholeState, State> & Sendable,
    action: Drawer<WholeAction, Action>,
    environment: @escaping @Sendable (WholeEnvironment) -> Environment
  ) -> Routine<WholeState, WholeAction, WholeEnvironment> {
    Routine<WholeState, WholeAction, WholeEnvironment> {
      wholeState, wholeAction, wholeEnvironment in
      guard let ownAction = action.extract(wholeAction) else { return [] }
      let chores = reduce(&wholeState[keyPath: state], ownAction, environment(wholeEnvironment))
      return chores.map { chore in
        Chore { await chore.perform().map(action.embed) }
      }
    }
  }
}
