// Wrong: the effect starts a task that logs, and does not wait for it.
// Must fail with: It was written afterwards. An effect ends when its closure returns: call environment.log in it

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects + [.fireAndForget { Task { environment.log(line) } }]
  }
}
