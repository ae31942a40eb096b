// Wrong: returns an effect that prints directly.
// Must fail with: No test can see or prevent that. The environment has a logger.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects + [.fireAndForget { print(line) }]
  }
}
