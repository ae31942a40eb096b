// Wrong: ends each line with a line break, as in a file.
// Must fail with: incrementTapped -> PrimeCounterState(count: 5, isAsking: false, prime: nil)\n

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)\n"
    return effects + [.fireAndForget { environment.log(line) }]
  }
}
