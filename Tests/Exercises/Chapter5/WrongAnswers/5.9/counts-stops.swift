// Wrong: counts starts and stops, so that a stop in advance makes up for a later start.
// Must fail with: doesn't count against a later start. Nothing stops the lamp afterwards

func strictAssert<State: Equatable, Action: Equatable>(
  _ reducer: InstantReducer<State, Action>, from initialState: State,
  script: [ScriptStep<State, Action>],
  report: (String) -> Void
) {
  var state = initialState
  var answers: [Action] = []
  var running: [String: Int] = [:]

  func play(_ action: Action, _ change: ScriptStep<State, Action>.Change) {
    var expected = state
    change(&expected)
    for effect in reducer(&state, action) {
      switch effect {
      case .answer(let work): answers.append(work())
      case .start(let name): running[name, default: 0] += 1
      case .stop(let name): running[name, default: 0] -= 1
      }
    }
    if state != expected {
      report("After \(action) the state should be \(expected), but it is \(state).")
    }
  }

  func reportAnswers() {
    for answer in answers { report("Nobody has received \(answer).") }
    answers = []
  }

  for step in script {
    switch step {
    case .send(let action, let change):
      reportAnswers()
      play(action, change)
    case .receive(let action, let change):
      if answers.isEmpty {
        report("\(action) should have come, but there is no answer.")
      } else {
        let answer = answers.removeFirst()
        if answer != action { report("\(action) should have come, but \(answer) came.") }
        play(answer, change)
      }
    }
  }
  reportAnswers()
  for (name, count) in running where count > 0 { report("\(name) was not stopped.") }
}
