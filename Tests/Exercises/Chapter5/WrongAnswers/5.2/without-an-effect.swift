// Wrong: the second counter answers in the reducer, without an effect.
// Must fail with: That counter should be asking now, and nothing else be different.

/// What happens at the run: at the start, and at the far end.
let runReducer: Reducer<RunState, RunAction, RunEnvironment> = { state, action, run in
  switch action {
  case .online(let action):
    let environment = LapEnvironment(sum: run.askOffice)
    return lapReducer(state: &state.online, action: action, environment: environment)
      .map { $0.map { .online($0) } }
  case .offline(let action):
    switch action {
    case .lapFinished: state.offline.laps += 1
    case .sumButtonTapped: state.offline.euros = run.lookUp(state.offline.laps)
    case .sumResponse(let euros): state.offline.euros = euros
    }
    return []
  }
}
