// Wrong: the effects of both counters have one name, and each cancels the one before.
// Must fail with: leave the effects of both counters as they are.

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = { state, action, environment in
  switch action {
  case .phone(let action):
    primeCounterReducer(
      state: &state.phone, action: action,
      environment: .init(nthPrime: environment.askService)
    ).map { $0.map { .phone($0) }.cancellable(id: "prime", cancelInFlight: true) }
  case .watch(let action):
    primeCounterReducer(
      state: &state.watch, action: action,
      environment: .init { environment.compute($0) }
    ).map { $0.map { .watch($0) }.cancellable(id: "prime", cancelInFlight: true) }
  }
}
