// Wrong: logs the state as it was before the action.
// Must fail with: Line 1 should be the first

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let line = "\(action) -> \(state)"
    return reducer(&state, action, environment) + [.fireAndForget { environment.log(line) }]
  }
}
