// Wrong: compares states by their descriptions after a receive.
// Must fail with: compare the values with

/// Plays a script against a reducer, and reports where the two do not agree.
func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var state = initialState
  var pending = PendingEffects<Action>()

  func play(_ action: Action, _ change: ScriptStep<State, Action>.Change, isReceived: Bool = false)
  {
    var expected = state
    change(&expected)
    pending.run(reducer(&state, action))
    if isReceived ? "\(state)" != "\(expected)" : state != expected {
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
      play(action, change, isReceived: true)
    }
  }
  if !pending.line.isEmpty { report("No step receives \(pending.line).") }
  if !pending.running.isEmpty { report("At the end these go on: \(pending.running).") }
}

/// What effects have left behind.
private struct PendingEffects<Action> {
  /// The answers that wait, the oldest first.
  var line: [Action] = []
  /// The names of what goes on.
  var running: [String] = []

  mutating func run(_ effects: [InstantEffect<Action>]) {
    for effect in effects {
      switch effect {
      case .answer(let work): line.append(work())
      case .start(let name): running.append(name)
      case .stop(let name): running.removeAll { $0 == name }
      }
    }
  }
}
