// Wrong: compares states, and drops the effects.
// Must fail with: Both should run when the reducer has returned them

func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var state = initialState

  func play(_ action: Action, _ change: ScriptStep<State, Action>.Change) {
    var expected = state
    change(&expected)
    _ = reducer(&state, action)
    if state != expected {
      report("After \(action) the state should be \(expected), and is \(state).")
    }
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      play(action, change)
    case .receive(let action, let change):
      play(action, change)
    }
  }
}
