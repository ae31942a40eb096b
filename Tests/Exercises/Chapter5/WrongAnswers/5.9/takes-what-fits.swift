// Wrong: takes the expected answer out of the queue, wherever it is.
// Must fail with: Two answers come in a different order from the script's.

/// Plays a script against a reducer, and reports where the two do not agree. Each step gives its action to the
/// reducer. After a fault you may stop or go on. If two actions differ, play either. If you stop, you
/// needn't report what comes later, such as what is still on.
func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var state = initialState
  var queue: [Action] = []
  var running: Set<String> = []

  func reportQueue() {
    for answer in queue { report("\(answer) was not received") }
    queue = []
  }

  func play(_ action: Action, _ change: (inout State) -> Void) {
    var expected = state
    change(&expected)
    for effect in reducer(&state, action) {
      switch effect {
      case .answer(let answer): queue.append(answer())
      case .start(let name): running.insert(name)
      case .stop(let name): running.remove(name)
      }
    }
    if state != expected { report("after \(action): expected \(expected), but it is \(state)") }
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      reportQueue()
      play(action, change)
    case .receive(let action, let change):
      if queue.isEmpty {
        report("no answer, but \(action) expected")
        return
      }
      let answer = queue.remove(at: queue.firstIndex(of: action) ?? 0)
      if answer != action { report("\(action) expected, but \(answer) came") }
      play(answer, change)
    }
  }
  reportQueue()
  for name in running.sorted() { report("\(name) is still going on") }
}
