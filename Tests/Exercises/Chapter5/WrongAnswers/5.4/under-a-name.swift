// Wrong: the log has a name, and a new one cancels the one before.
// Must fail with: An effect with a name can be cancelled by it, and then a line is missing.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    let log = Effect<PrimeCounterAction>.fireAndForget { environment.log(line) }
    return effects + [log.cancellable(id: "log", cancelInFlight: true)]
  }
}
