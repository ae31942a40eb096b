// Wrong: logs in the reducer, whether or not an effect is run.
// Must fail with: A reducer only says that something is to be logged

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    environment.log("\(action) -> \(state)")
    return effects + [.fireAndForget {}]
  }
}
