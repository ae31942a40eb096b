// Wrong: an answer goes to the plan at once, as in a program.
// Must fail with: each change of the state is there

func drill<State: Equatable, Action: Equatable>(
  _ plan: DrillPlan<State, Action>, from initialState: State, script: [DrillStep<State, Action>],
  report: (String) -> Void
) {
  var state = initialState
  var line: [Action] = []
  var running: [String] = []

  func play(_ action: Action, _ change: DrillStep<State, Action>.Change) {
    var expected = state
    change(&expected)
    for effect in plan(&state, action) {
      switch effect {
      case .answer(let work): play(work()) { _ in }
      case .start(let name): running.append(name)
      case .stop(let name): running.removeAll { $0 == name }
      }
    }
    if state != expected {
      report("After \(action) the state should be \(expected), and is \(state).")
    }
  }

  func reportLine() {
    line = []
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      reportLine()
      play(action, change)
    case .receive(let action, let change):
      line.append(action)
      play(action, change)
    }
  }
  reportLine()
  if !running.isEmpty { report("At the end these go on: \(running).") }
}
