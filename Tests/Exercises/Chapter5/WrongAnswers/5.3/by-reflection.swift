// Wrong: goes by the type of what is in the case, and not by the case.
// Must fail with: The stove's routine was called all the same, with "turn 4, gas 10".

extension Routine {
  /// One routine that does what all of these do, the first one first.
  static func combined(_ routines: [Routine]) -> Routine {
    Routine { state, action, environment in
      var chores: [Chore<Action>] = []
      for routine in routines {
        chores += routine.reduce(&state, action, environment)
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
      guard let ownAction = Mirror(reflecting: wholeAction).children.first?.value as? Action else {
        return []
      }
      let chores = reduce(&wholeState[keyPath: state], ownAction, environment(wholeEnvironment))
      return chores.map { chore in
        Chore { await chore.perform().map(action.embed) }
      }
    }
  }
}
