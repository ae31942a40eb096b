// Correct: collects with `flatMap`, and guards with `map` on the optional.

extension Routine {
  /// One routine that does what all of these do, the first one first.
  static func combined(_ routines: [Routine]) -> Routine {
    Routine { state, action, environment in
      routines.flatMap { routine in routine.reduce(&state, action, environment) }
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
      action.extract(wholeAction).map { own in
        reduce(&wholeState[keyPath: state], own, environment(wholeEnvironment)).map { chore in
          Chore { @Sendable in await chore.perform().map { action.embed($0) } }
        }
      } ?? []
    }
  }
}
