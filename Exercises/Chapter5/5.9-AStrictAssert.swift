// 5.9 · A strict assert                                                    ★★★
//
// A fire station plays every plan through before it relies on it: what is done, what comes back,
// and how things stand after each step. Its drill is too kind. It does what the script says and
// never asks whether the plan agrees, so every plan passes. Write the drill that fails.
//
// Edit:   `drill(_:from:script:report:)` at the end of this file.
// Check:  swift run workshop check 5.9
// Read:   Book/05-ReducerEnvironments.md, "A strict assert"

// MARK: - Given

/// Work that a plan wants done, as a value.
enum DrillEffect<Action> {
  /// It is over at once, and its answer is an action.
  case answer(() -> Action)
  /// Something goes on under this name, until it is stopped. Nobody starts it twice meanwhile.
  case start(String)
  /// Stops what goes on under this name. Nothing happens if there is no such thing.
  case stop(String)
}

/// A plan: a reducer whose environment is in it already.
typealias DrillPlan<State, Action> = (inout State, Action) -> [DrillEffect<Action>]

/// A line of a script.
enum DrillStep<State, Action> {
  /// Makes the state before a step into what it has to be afterwards.
  typealias Change = (inout State) -> Void

  /// Somebody does something.
  case send(Action, change: Change = { _ in })
  /// An effect has answered.
  case receive(Action, change: Change = { _ in })
}

// MARK: - Yours

/// Plays a script to a plan, and reports where the two do not agree.
///
/// Each step gives its action to the plan. The effects that the plan asks for are run then, in
/// their order, each once. An answer does not go to the plan at once: it waits in a line until a
/// `receive` step takes it, the oldest first. You are done when this is reported, by a text that
/// contains what is in parentheses, as string interpolation writes it:
/// - After a step the state is not what its `change` makes of the state before; a step without
///   one changes nothing (the action, the state as it should be, and the state as it is).
/// - At a `send`, or at the end of the script, an answer waits in the line (each that waits).
/// - At a `receive`, no answer waits in the line (the action of the step).
/// - At a `receive`, the oldest answer is another action (both actions).
/// - At the end of the script, something has been started and not stopped (each name).
///
/// Where nothing is wrong, nothing is reported. After the first fault it is up to you whether the
/// script goes on. There may be further reports then.
func drill<State: Equatable, Action: Equatable>(
  _ plan: DrillPlan<State, Action>, from initialState: State, script: [DrillStep<State, Action>],
  report: (String) -> Void
) {
  // TODO: 5.9
  var state = initialState
  for step in script {
    switch step {
    case .send(let action, let change), .receive(let action, let change):
      _ = plan(&state, action)
      change(&state)
    }
  }
}
