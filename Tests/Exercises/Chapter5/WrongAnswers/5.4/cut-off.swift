// Wrong: cuts long lines off.
// Must fail with: Write the action and the state as they are, however long that is.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = String("\(action) -> \(state)".prefix(100))
    return effects + [.fireAndForget { environment.log(line) }]
  }
}
