// Correct: stops at the first fault, which it throws, and reports at one place.

func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var rehearsal = ScriptRehearsal<State, Action>(state: initialState)
  do {
    for step in script { try rehearsal.play(step, reducer) }
    try rehearsal.end()
  } catch {
    report(error.text)
  }
}

private struct ScriptFault: Error {
  let text: String
}

private struct ScriptRehearsal<State: Equatable, Action: Equatable> {
  var state: State
  var line: ArraySlice<Action> = []
  var running: Set<String> = []

  mutating func play(
    _ step: ScriptStep<State, Action>, _ reducer: InstantReducer<State, Action>
  ) throws(ScriptFault) {
    let (action, change): (Action, ScriptStep<State, Action>.Change)
    switch step {
    case .send(let sent, let made):
      (action, change) = (sent, made)
      try mustBeEmpty()
    case .receive(let received, let made):
      (action, change) = (received, made)
      guard let oldest = line.popFirst() else {
        throw ScriptFault(text: "Nobody answered \(received)")
      }
      if oldest != received { throw ScriptFault(text: "\(received) expected, \(oldest) received") }
    }
    var expected = state
    change(&expected)
    for effect in reducer(&state, action) { take(effect) }
    if expected == state { return }
    throw ScriptFault(text: "\(action): \(expected) expected, \(state) found")
  }

  func end() throws(ScriptFault) {
    try mustBeEmpty()
    if !running.isEmpty { throw ScriptFault(text: running.sorted().joined(separator: " and ")) }
  }

  private func mustBeEmpty() throws(ScriptFault) {
    if !line.isEmpty { throw ScriptFault(text: "Nobody received \(line)") }
  }

  private mutating func take(_ effect: InstantEffect<Action>) {
    switch effect {
    case .answer(let work): line.append(work())
    case .start(let name): running.insert(name)
    case .stop(let name): running.remove(name)
    }
  }
}
