// Wrong: a stop also stops what has a longer name.
// Must fail with: and only `lamp` is stopped.

func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var state = initialState
  var line: [Action] = []
  var running: Set<String> = []

  func play(_ action: Action, _ change: (inout State) -> Void) {
    var expected = state
    change(&expected)
    for effect in reducer(&state, action) {
      switch effect {
      case .answer(let work): line.append(work())
      case .start(let name): running.insert(name)
      case .stop(let name): running = running.filter { !$0.hasPrefix(name) }
      }
    }
    guard state != expected else { return }
    report("\(action)")
    report("\(expected)")
    report("\(state)")
  }

  func reportLine() {
    for answer in line { report("\(answer) was not received.") }
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      reportLine()
      play(action, change)
    case .receive(let action, let change):
      if let answer = line.first {
        line.removeFirst()
        if answer != action { report("Expected \(action), got \(answer)") }
      } else {
        report("Nothing to receive for \(action)")
      }
      play(action, change)
    }
  }
  reportLine()
  running.forEach { report("\($0) still goes on.") }
}
