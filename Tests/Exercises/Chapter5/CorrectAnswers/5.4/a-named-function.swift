// Correct: returns a nested function.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  @Sendable func reduce(
    state: inout PrimeCounterState, action: PrimeCounterAction, environment: LoggedEnvironment
  ) -> [Effect<PrimeCounterAction>] {
    var effects = reducer(&state, action, environment)
    effects.append(record("\(action) -> \(state)", in: environment))
    return effects
  }
  return reduce
}

private func record(
  _ line: String, in environment: LoggedEnvironment
) -> Effect<PrimeCounterAction> {
  .fireAndForget { environment.log(line) }
}
