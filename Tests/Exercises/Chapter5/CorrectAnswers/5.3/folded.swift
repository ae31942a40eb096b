// Correct: reduces the array of routines, and writes the part back itself.

extension Routine {
  /// One routine that does what all of these do, the first one first.
  static func combined(_ routines: [Routine]) -> Routine {
    Routine { state, action, environment in
      routines.reduce(into: []) { $0 += $1.reduce(&state, action, environment) }
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

extension Chore {
  fileprivate func embedded<Whole>(by way: Drawer<Whole, Action>) -> Chore<Whole> {
    Chore<Whole> {
      var embedded: [Whole] = []
      for action in await perform() { embedded.append(way.embed(action)) }
      return embedded
    }
  }
}
