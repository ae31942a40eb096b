// Correct: stops at the first fault, which it throws, and reports at one place.

func drill<State: Equatable, Action: Equatable>(
  _ plan: DrillPlan<State, Action>, from initialState: State, script: [DrillStep<State, Action>],
  report: (String) -> Void
) {
  var rehearsal = DrillRehearsal<State, Action>(state: initialState)
  do {
    for step in script { try rehearsal.play(step, plan) }
    try rehearsal.end()
  } catch {
    report(error.text)
  }
}

private struct DrillFault: Error {
  let text: String
}

private struct DrillRehearsal<State: Equatable, Action: Equatable> {
  var state: State
  var line: ArraySlice<Action> = []
  var running: Set<String> = []

  mutating func play(
    _ step: DrillStep<State, Action>, _ plan: DrillPlan<State, Action>
  ) throws(DrillFault) {
    let (action, change): (Action, DrillStep<State, Action>.Change)
    switch step {
    case .send(let sent, let made):
      (action, change) = (sent, made)
      try mustBeEmpty()
    case .receive(let received, let made):
      (action, change) = (received, made)
      guard let oldest = line.popFirst() else {
        throw DrillFault(text: "Nobody answered \(received)")
      }
      if oldest != received { throw DrillFault(text: "\(received) expected, \(oldest) received") }
    }
    var expected = state
    change(&expected)
    for effect in plan(&state, action) { take(effect) }
    if expected == state { return }
    throw DrillFault(text: "\(action): \(expected) expected, \(state) found")
  }

  func end() throws(DrillFault) {
    try mustBeEmpty()
    if !running.isEmpty { throw DrillFault(text: running.sorted().joined(separator: " and ")) }
  }

  private func mustBeEmpty() throws(DrillFault) {
    if !line.isEmpty { throw DrillFault(text: "Nobody received \(line)") }
  }

  private mutating func take(_ effect: DrillEffect<Action>) {
    switch effect {
    case .answer(let work): line.append(work())
    case .start(let name): running.insert(name)
    case .stop(let name): running.remove(name)
    }
  }
}
