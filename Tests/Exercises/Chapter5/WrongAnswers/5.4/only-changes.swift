// Wrong: logs an action only if it has changed the state.
// Must fail with: even if it changes nothing

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let before = state
    let effects = reducer(&state, action, environment)
    if before == state { return effects }
    let line = "\(action) -> \(state)"
    return effects + [.fireAndForget { environment.log(line) }]
  }
}
