// Wrong: names the first of those that wait, and of those that go on.
// Must fail with: Each should be named.

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
    if let answer = line.first { report("No step receives \(answer).") }
    line = []
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      reportLine()
      play(action, change)
    case .receive(let action, let change):
      guard !line.isEmpty else { return report("Nothing came, where \(action) should have come.") }
      let answer = line.removeFirst()
      guard answer == action else {
        return report("\(action) should have come, and \(answer) came.")
      }
      play(action, change)
    }
  }
  reportLine()
  if let name = running.first { report("At the end \(name) goes on.") }
}
