// 5.3 · Combine and pull back                                              ★★☆
//
// A kitchen has a kettle, a toaster and more. Each device has a routine: it changes the
// device's state, and returns chores, the work to do next. The author of the kettle
// has never heard of a kitchen. Write the two functions that make one routine of all of
// them. They have to work with any device, so they can't mention a particular one.
// A routine is what the chapter calls a reducer, and a chore is an effect.
//
// You are done when
// - combined: every routine is called once, in order, and sees what the one before changed
// - combined: the chores of all routines come back, in the same order
// - pulled back: a part's action reaches the part, with its own state and environment
// - pulled back: each chore becomes a chore of the whole kitchen, and no chore is performed too
//   early
// - pulled back: all actions of a chore become actions of the whole, in order
// - pulled back: an action for others calls nothing and returns no chores
// - both together: a kitchen with two stoves and a routine of its own works
//
// Edit:   `combined(_:)` and `pulledBack(state:action:environment:)` at the end of this file.
// Check:  swift run workshop check 5.3
// Read:   Book/05-ReducerEnvironments.md, "Combine and pull back"

// MARK: - Given

/// Work to do, as a value.
struct Chore<Action: Sendable>: Sendable {
  /// Does the work, and returns the actions that result: none, one or several.
  var perform: @Sendable () async -> [Action]
}

/// What a device does: a reducer, in a struct.
struct Routine<State, Action: Sendable, Environment>: Sendable {
  /// Changes the state as the action asks, and returns the chores to do next.
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
      guard let ownAction = action.extract(wholeAction) else { return [] }
      let chores = reduce(&wholeState[keyPath: state], ownAction, environment(wholeEnvironment))
      return chores.map { chore in
        Chore { await chore.perform().map(action.embed) }
      }
    }
  }
}
