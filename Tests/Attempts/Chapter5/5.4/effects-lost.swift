// Wrong: the second counter's effects are thrown away.
// Must fail with: There should be one effect, that of its counter. There are 0.

/// What happens at the run: at the start, and at the far end.
let runReducer: Reducer<RunState, RunAction, RunEnvironment> = { state, action, run in
  switch action {
  case .online(let action):
    let environment = LapEnvironment(sum: run.askOffice)
    return lapReducer(state: &state.online, action: action, environment: environment)
      .map { $0.map { .online($0) } }
  case .offline(let action):
    let environment = LapEnvironment(sum: { run.lookUp($0) })
    _ = lapReducer(state: &state.offline, action: action, environment: environment)
    return []
  }
}
