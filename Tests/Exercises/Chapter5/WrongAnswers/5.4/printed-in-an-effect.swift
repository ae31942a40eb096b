// Wrong: returns an effect that prints directly.
// Must fail with: Write with environment.log alone.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects + [.fireAndForget { print(line) }]
  }
}
