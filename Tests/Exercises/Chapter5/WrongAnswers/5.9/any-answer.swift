// Wrong: a `receive` takes what has come, whatever it is.
// Must fail with: Two answers come in a different order from the script's.

func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var state = initialState
  var line: [Action] = []
  var running: [String] = []

  func play(_ action: Action, _ change: ScriptStep<State, Action>.Change) {
    var expected = state
    change(&expected)
    for effect in reducer(&state, action) {
      switch effect {
      case .answer(let work): line.append(work())
      case .start(let name): running.append(name)
      case .stop(let name): running.removeAll { $0 == name }
      }
    }
    if state != expected {
      report("After \(action) the state should be \(expected), and is \(state).")
    }
  }

  func reportLine() {
    if !line.isEmpty { report("No step receives \(line).") }
    line = []
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      reportLine()
      play(action, change)
    case .receive(let action, let change):
      guard !line.isEmpty else { return report("Nothing came, where \(action) should have come.") }
      line.removeFirst()
      play(action, change)
    }
  }
  reportLine()
  if !running.isEmpty { report("At the end these go on: \(running).") }
}
