// 5.3 · Combine and pull back                                              ★★☆
//
// A kitchen has a kettle, a toaster and more. Each device has a routine: it changes the
// device's state, and returns chores, the work that is to follow. Whoever wrote the kettle
// has never heard of a kitchen. Write the two functions that make one routine of all of
// them. They are to serve any devices, so they know none.
//
// Edit:   `combined(_:)` and `pulledBack(state:action:environment:)` at the end of this file.
// Check:  swift run workshop check 5.3
// Read:   Book/05-ReducerEnvironments.md, "Combine and pull back"

// MARK: - Given

/// Work to be done, as a value.
struct Chore<Action: Sendable>: Sendable {
  /// Does the work, and gives back the actions that come of it: none, one or several.
  var perform: @Sendable () async -> [Action]
}

/// What a device does: a reducer, in a struct.
struct Routine<State, Action: Sendable, Environment>: Sendable {
  /// Changes the state as the action asks, and gives back the chores that are to follow.
  var reduce: @Sendable (inout State, Action, Environment) -> [Chore<Action>]
}

/// The way to one case of an enum, and back.
struct Drawer<Whole: Sendable, Part: Sendable>: Sendable {
  /// What is in the case, or nil where the whole is another case.
  var extract: @Sendable (Whole) -> Part?
  /// The case with the part in it.
  var embed: @Sendable (Part) -> Whole
}

// MARK: - Yours

extension Routine {
  /// One routine that does what all of these do.
  ///
  /// You are done when
  /// - each of them is called once for an action, in the order of the array;
  /// - each of them finds the state as the one before it has left it;
  /// - the chores of all of them are returned, in the same order.
  static func combined(_ routines: [Routine]) -> Routine {
    // TODO: 5.3
    Routine { state, action, environment in
      routines.first?.reduce(&state, action, environment) ?? []
    }
  }

  /// Makes the routine of a part one of the whole.
  ///
  /// You are done when
  /// - an action of this part reaches this routine, with the part's own state and environment, and
  ///   what it changes is in the state of the whole afterwards;
  /// - for each of its chores there is one chore of the whole, in the same order, and all actions
  ///   that come of it are actions of the whole;
  /// - any other action does nothing: this routine is not called, and there are no chores.
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
    // TODO: 5.3
    Routine<WholeState, WholeAction, WholeEnvironment> { _, _, _ in [] }
  }
}
