// Wrong: the effect starts a task that logs, and does not wait for it.
// Must fail with: call environment.log in it, not in a task that it starts.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects + [.fireAndForget { Task { environment.log(line) } }]
  }
}
