// Correct: a struct named Logger wraps the reducer.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  Logger(inner: reducer).reduce
}

private struct Logger: Sendable {
  let inner: WatchReducer

  @Sendable func reduce(
    _ state: inout PrimeCounterState, _ action: PrimeCounterAction, _ environment: LoggedEnvironment
  ) -> [Effect<PrimeCounterAction>] {
    let effects = inner(&state, action, environment)
    let line = [String(describing: action), String(describing: state)].joined(separator: " -> ")
    return effects + [Effect.fireAndForget { environment.log(line) }]
  }
}
