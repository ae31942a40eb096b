// 5.3 · Combine and pull back                                              ★★☆
//
// A kitchen has a kettle, a toaster and more. Each device has a reducer of its own, whose author
// has never heard of a kitchen. Write the two functions that make one reducer of all of them.
// They have to work with any device, so they can't mention a particular one. The types below are
// small models of the chapter's reducer, effect and case path.
//
// You are done when
// - combined: each reducer is called once, in order, and sees what the one before it changed
// - combined: the effects of all reducers come back, in the same order
// - pulled back: a part's action reaches the part, with its own state and environment
// - pulled back: each effect is wrapped in an effect of the whole, and runs only when that one runs
// - pulled back: all actions of an effect become actions of the whole, in order
// - pulled back: an action of another part calls neither reducer nor `environment`, and has no effects
// - both together: a kitchen with two stoves and a reducer of its own works
//
// Edit:   `combined(_:)` and `pulledBack(state:action:environment:)` at the end of this file.
// Check:  swift run workshop check 5.3
// Read:   Book/05-ReducerEnvironments.md, "Combine and pull back"

// MARK: - Given

/// Work to do, as a value.
struct KitchenEffect<Action: Sendable>: Sendable {
  /// Does the work, and returns the actions that result: none, one or several.
  var run: @Sendable () async -> [Action]
}

/// A reducer, in a struct.
struct KitchenReducer<State, Action: Sendable, Environment>: Sendable {
  /// Changes the state as the action asks, and returns the effects to run next.
  var reduce: @Sendable (inout State, Action, Environment) -> [KitchenEffect<Action>]
}

/// The way to one case of an enum, and back.
struct KitchenCasePath<Whole: Sendable, Part: Sendable>: Sendable {
  /// What is in the case, or nil if the whole is another case.
  var extract: @Sendable (Whole) -> Part?
  /// The case with the part in it.
  var embed: @Sendable (Part) -> Whole
}

// MARK: - Yours

extension KitchenReducer {
  /// One reducer that does what all of these do.
  static func combined(_ reducers: [KitchenReducer]) -> KitchenReducer {
    // TODO: 5.3
    KitchenReducer { state, action, environment in
      reducers.first?.reduce(&state, action, environment) ?? []
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
    // TODO: 5.3
    KitchenReducer<WholeState, WholeAction, WholeEnvironment> { _, _, _ in [] }
  }
}
