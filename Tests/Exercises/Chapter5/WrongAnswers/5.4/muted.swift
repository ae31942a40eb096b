// Wrong: the wrapped reducer gets an environment that doesn't log.
// Must fail with: Hand on the whole environment, as it is.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(
      &state, action, LoggedEnvironment(nthPrime: environment.nthPrime, log: { _ in }))
    let line = "\(action) -> \(state)"
    return effects + [.fireAndForget { environment.log(line) }]
  }
}
