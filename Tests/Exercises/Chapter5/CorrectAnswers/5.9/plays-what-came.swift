// Correct: a struct that goes on after a fault with the expected state, and plays the answer that came.

private struct Rehearsal<State: Equatable, Action: Equatable> {
  var state: State
  var queue: [Action] = []
  var running: [String] = []
  var faults: [String] = []

  mutating func run(_ step: ScriptStep<State, Action>, _ reducer: InstantReducer<State, Action>) {
    switch step {
    case let .send(action, change):
      complainAboutQueue()
      run(action, change, reducer)
    case let .receive(expected, change):
      if queue.isEmpty {
        faults += ["\(expected) was expected, but there was no answer"]
        return
      }
      let actual = queue.removeFirst()
      if actual != expected {
        faults += ["\(expected) was expected", "but \(actual) came"]
      }
      run(actual, change, reducer)
    }
  }

  private mutating func run(
    _ action: Action, _ change: ScriptStep<State, Action>.Change,
    _ reducer: InstantReducer<State, Action>
  ) {
    let before = state
    reducer(&state, action).forEach { perform($0) }
    var target = before
    change(&target)
    if !(state == target) {
      faults += ["after \(action)", "expected: \(target)", "actual: \(state)"]
      state = target
    }
  }

  private mutating func perform(_ effect: InstantEffect<Action>) {
    switch effect {
    case let .answer(answer): queue += [answer()]
    case let .start(name): running += [name]
    case let .stop(name): running.removeAll { $0 == name }
    }
  }

  mutating func complainAboutQueue() {
    faults += queue.map { "not received: \($0)" }
    queue.removeAll()
  }

  mutating func finish() {
    complainAboutQueue()
    faults += running.map { "still going on: \($0)" }
  }
}

/// Plays a script against a reducer, and reports where the two do not agree. Each step gives its action to the
/// reducer. After a fault you may stop or go on. If two actions differ, play either. If you stop, you
/// needn't report what comes later, such as what is still on.
func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var rehearsal = Rehearsal<State, Action>(state: initialState)
  for step in script { rehearsal.run(step, reducer) }
  rehearsal.finish()
  rehearsal.faults.forEach(report)
}
