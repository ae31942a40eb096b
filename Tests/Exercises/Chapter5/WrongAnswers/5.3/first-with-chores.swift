// Wrong: the first routine that has chores ends the round.
// Must fail with: The calls were ["adds: go, 60"].

extension Routine {
  /// One routine that does what all of these do, the first one first.
  static func combined(_ routines: [Routine]) -> Routine {
    Routine { state, action, environment in
      var chores: [Chore<Action>] = []
      for routine in routines where chores.isEmpty {
        chores = routine.reduce(&state, action, environment)
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
