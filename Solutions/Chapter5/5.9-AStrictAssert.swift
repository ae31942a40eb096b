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
  var state = initialState
  var pending = DrillPending<Action>()

  func play(_ action: Action, _ change: DrillStep<State, Action>.Change) {
    var expected = state
    change(&expected)
    pending.run(plan(&state, action))
    if state != expected {
      report("After \(action) the state should be \(expected), and is \(state).")
    }
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      if !pending.line.isEmpty { return report("No step receives \(pending.line).") }
      play(action, change)
    case .receive(let action, let change):
      guard let answer = pending.line.first else {
        return report("\(action) should have come, and nothing came.")
      }
      guard answer == action else {
        return report("\(action) should have come, and \(answer) came.")
      }
      pending.line.removeFirst()
      play(action, change)
    }
  }
  if !pending.line.isEmpty { report("No step receives \(pending.line).") }
  if !pending.running.isEmpty { report("At the end these go on: \(pending.running).") }
}

/// What effects have left behind.
private struct DrillPending<Action> {
  /// The answers that wait, the oldest first.
  var line: [Action] = []
  /// The names of what goes on.
  var running: [String] = []

  mutating func run(_ effects: [DrillEffect<Action>]) {
    for effect in effects {
      switch effect {
      case .answer(let work): line.append(work())
      case .start(let name): running.append(name)
      case .stop(let name): running.removeAll { $0 == name }
      }
    }
  }
}
