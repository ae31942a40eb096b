// Correct: goes on after each fault, with a report for each value.

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
      report("After \(action):")
      for state in [expected, state] { report("\(state)") }
    }
  }

  func reportLine() {
    line.forEach { report("Unreceived: \($0)") }
    line.removeAll()
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      reportLine()
      play(action, change)
    case .receive(let action, let change):
      guard !line.isEmpty else {
        report("Nothing came, where \(action) should have come.")
        continue
      }
      let answer = line.removeFirst()
      guard answer == action else {
        report("\(action)")
        report("\(answer)")
        continue
      }
      play(action, change)
    }
  }
  reportLine()
  running.forEach { name in report("Going on: \(name)") }
}
