// Wrong: calls the reducer on a copy to learn the state, and then once more.
// Must fail with: One that is called twice does everything twice.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    var copy = state
    _ = reducer(&copy, action, environment)
    let line = "\(action) -> \(copy)"
    return reducer(&state, action, environment) + [.fireAndForget { environment.log(line) }]
  }
}
