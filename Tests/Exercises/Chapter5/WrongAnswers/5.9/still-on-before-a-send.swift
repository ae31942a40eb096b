// Wrong: reports what is on before each `send`, and not only at the end.
// Must fail with: what was started is stopped before the end.

/// Plays a script against a reducer, and reports where the two do not agree.
func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var state = initialState
  var queue: [Action] = []
  var running: [String] = []

  for step in script {
    let action: Action
    let change: ScriptStep<State, Action>.Change
    switch step {
    case .send(let sent, let expected):
      for answer in queue { report("Nobody received \(answer) before \(sent) was sent.") }
      queue = []
      for name in running { report("\(name) is still on before \(sent).") }
      (action, change) = (sent, expected)
    case .receive(let wanted, let expected):
      if queue.isEmpty {
        report("The script receives \(wanted), but there is no answer.")
        continue
      }
      let answer = queue.removeFirst()
      if answer != wanted {
        report("The script receives \(wanted), but the answer is \(answer).")
      }
      (action, change) = (wanted, expected)
    }

    var expected = state
    change(&expected)
    let effects = reducer(&state, action)
    for effect in effects {
      switch effect {
      case .answer(let work): queue.append(work())
      case .start(let name): running.append(name)
      case .stop(let name): running.removeAll { $0 == name }
      }
    }
    if state != expected {
      report("After \(action) the state is \(state), and not \(expected).")
    }
  }

  for answer in queue { report("Nobody received \(answer).") }
  for name in running { report("\(name) is still on.") }
}
