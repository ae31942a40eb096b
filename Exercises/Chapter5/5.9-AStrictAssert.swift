// 5.9 · A strict assert                                                    ★★★
//
// A fire station rehearses every plan before it relies on it. A script says what is done, what
// comes back, and how things stand after each step. But the drill is too kind: it never
// compares the plan with the script. Write the drill that reports where the two don't agree.
// Its reports contain actions, states and names as "\(…)" writes them, in one string or in
// several. A plan is a reducer, and the drill is the chapter's strict assert. Effects are
// simpler than in the Book: they answer at once, and longer work is just a name that is
// started and later stopped.
//
// You are done when
// - the `change` of a step begins with the state before the step
// - effects run as soon as the plan has returned them, each once, in order
// - an answer waits in a queue until a `receive` takes it, the oldest first
// - nothing is reported where plan and script agree
// - if a state isn't as the step says, the report names the action and both states
// - answers still in the queue before a `send`, or at the end, are each reported
// - if a `receive` finds the queue empty, the report names its action
// - if a `receive` finds a different answer, the report names both actions
// - states and answers are compared with `==`, not by their descriptions
// - the report at the end names everything that was started and not stopped
//
// Edit:   `drill(_:from:script:report:)` at the end of this file.
// Check:  swift run workshop check 5.9
// Read:   Book/05-ReducerEnvironments.md, "A strict assert"

// MARK: - Given

/// Work that a plan wants done, as a value.
enum DrillEffect<Action> {
  /// It is over at once, and its answer is an action.
  case answer(() -> Action)
  /// Something goes on under this name until it's stopped. No plan starts it again before that.
  case start(String)
  /// Stops what goes on under this name. Nothing happens if there is no such thing.
  case stop(String)
}

/// A plan: a reducer that already contains its environment.
typealias DrillPlan<State, Action> = (inout State, Action) -> [DrillEffect<Action>]

/// A step of a script.
enum DrillStep<State, Action> {
  /// Turns the state before a step into the one expected after it.
  typealias Change = (inout State) -> Void

  /// An action is sent. Without a change, the state has to stay as it is.
  case send(Action, change: Change = { _ in })
  /// An effect has answered.
  case receive(Action, change: Change = { _ in })
}

// MARK: - Yours

/// Plays a script to a plan, and reports where the two do not agree. Each step gives its action to the
/// plan. After a fault you may stop or go on. If two actions differ, play either. If you stop, you
/// needn't report what comes later, such as what is still on.
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
