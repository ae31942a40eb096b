// Wrong: only the log comes back.
// Must fail with: Add one effect to those that are there

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    _ = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return [.fireAndForget { environment.log(line) }]
  }
}
