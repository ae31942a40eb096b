// 5.9 · A strict assert                                                    ★★★
//
// The chapter's `assert` runs a script: what is sent, what comes back, and what the state is after
// each step. This one is too kind: it never compares the script with the reducer. Write the strict
// one, which reports where the two don't agree. A report writes actions, states and names as
// "\(…)" does. You may report in one string or in several, and whenever you like. Effects are
// simpler than in the Book: `answer` sends an action at once, `start` begins something with a
// name, and `stop` ends it.
//
// You are done when
// - each step's `change` is applied to the state as it was before that step
// - effects run as soon as the reducer has returned them, each once, in order
// - an answer waits in a queue until a `receive` takes it, the oldest first
// - nothing is reported where reducer and script agree
// - if a state isn't as the step says, the report names the action and both states
// - answers still in the queue before a `send`, or at the end, are each reported
// - if a `receive` finds the queue empty, the report names its action
// - if a `receive` finds a different answer, the report names both actions
// - states and answers are compared with `==`, not by their descriptions
// - the report at the end names everything that was started and not stopped
//
// Edit:   `strictAssert(_:from:script:report:)` at the end of this file.
// Check:  swift run workshop check 5.9
// Read:   Book/05-ReducerEnvironments.md, "A strict assert"

// MARK: - Given

/// Work that a reducer wants done, as a value.
enum InstantEffect<Action> {
  /// It is over at once, and its answer is an action.
  case answer(() -> Action)
  /// Something runs under this name until it's stopped. No reducer starts it again before that.
  case start(String)
  /// Stops what runs under this name. Nothing happens if there is no such thing.
  case stop(String)
}

/// A reducer that already contains its environment.
typealias InstantReducer<State, Action> = (inout State, Action) -> [InstantEffect<Action>]

/// A step of a script.
enum ScriptStep<State, Action> {
  /// Turns the state before a step into the one expected after it.
  typealias Change = (inout State) -> Void

  /// An action is sent. Without a change, the state has to stay as it is.
  case send(Action, change: Change = { _ in })
  /// An effect has answered.
  case receive(Action, change: Change = { _ in })
}

// MARK: - Yours

/// Plays a script against a reducer, and reports where the two don't agree. Each step gives its
/// action to the reducer. After a fault you may stop, or go on with either state. If two actions
/// differ, play either. If you stop, you needn't report what comes later, such as what still runs.
func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  // TODO: 5.9
  var state = initialState
  for step in script {
    switch step {
    case .send(let action, let change), .receive(let action, let change):
      _ = reducer(&state, action)
      change(&state)
    }
  }
}
