// Correct: plays the first step, and then the rest by recursion.

func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  play(script[...], reducer, initialState, [], [:], report)
}

private func play<State: Equatable, Action: Equatable>(
  _ script: ArraySlice<ScriptStep<State, Action>>, _ reducer: InstantReducer<State, Action>,
  _ state: State, _ waiting: [Action], _ isRunning: [String: Bool], _ report: (String) -> Void
) {
  var (state, waiting, isRunning) = (state, waiting, isRunning)
  guard let step = script.first else {
    if !waiting.isEmpty { report("\(waiting)") }
    let left = isRunning.filter(\.value).keys
    if !left.isEmpty { report("\(Array(left))") }
    return
  }
  var expected = state
  let now: Action
  switch step {
  case .send(let action, let change):
    if !waiting.isEmpty { return report("\(waiting)") }
    change(&expected)
    now = action
  case .receive(let action, let change):
    if waiting.isEmpty { return report("no \(action)") }
    let oldest = waiting.removeFirst()
    if oldest != action { return report("\(oldest) is not \(action)") }
    change(&expected)
    now = action
  }
  for effect in reducer(&state, now) {
    switch effect {
    case .answer(let work): waiting += [work()]
    case .start(let name): isRunning[name] = true
    case .stop(let name): isRunning[name] = nil
    }
  }
  guard state == expected else { return report("\(now): \(state) is not \(expected)") }
  play(script.dropFirst(), reducer, state, waiting, isRunning, report)
}
