// Wrong: subtracts everything ever stopped from everything ever started.
// Must fail with: The lamp is started, stopped and started again

/// Plays a script against a reducer, and reports where the two don't agree. Each step gives its
/// action to the reducer. After a fault you may stop, or go on with either state. If two actions
/// differ, play either. If you stop, you needn't report what comes later, such as what still runs.
func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var state = initialState
  var queue: [Action] = []
  var started: Set<String> = []
  var stopped: Set<String> = []

  func play(_ action: Action, _ change: (inout State) -> Void) {
    var expected = state
    change(&expected)
    for effect in reducer(&state, action) {
      switch effect {
      case .answer(let work): queue.append(work())
      case .start(let name): started.insert(name)
      case .stop(let name): if started.contains(name) { stopped.insert(name) }
      }
    }
    if state != expected {
      report("After \(action) the state is \(state), and not \(expected).")
    }
  }

  func reportQueue() {
    for answer in queue { report("No step receives \(answer).") }
    queue = []
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      reportQueue()
      play(action, change)
    case .receive(let action, let change):
      if queue.isEmpty {
        report("There is nothing to receive, but the script expects \(action).")
      } else {
        let answer = queue.removeFirst()
        if answer != action { report("The script expects \(action), but \(answer) has arrived.") }
      }
      play(action, change)
    }
  }
  reportQueue()
  for name in started.subtracting(stopped).sorted() { report("\(name) is still running.") }
}
