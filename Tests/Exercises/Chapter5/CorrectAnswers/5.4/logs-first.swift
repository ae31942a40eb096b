// Correct: returns the effect that logs before the others, and captures the values.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    var effects = reducer(&state, action, environment)
    let logged = state
    let log = environment.log
    effects.insert(.run { _ in log("\(action) -> \(logged)") }, at: 0)
    return effects
  }
}
