// Correct: calls the given reducer itself, and maps its effects.

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = {
  pair, action, environment in
  switch action {
  case .phone(let action):
    primeCounterReducer(
      state: &pair.phone, action: action,
      environment: PrimeCounterEnvironment(nthPrime: environment.askService)
    ).map { $0.map { .phone($0) } }
  case .watch(let action):
    primeCounterReducer(
      state: &pair.watch, action: action,
      environment: PrimeCounterEnvironment(nthPrime: environment.compute)
    ).map { $0.map { .watch($0) } }
  }
}
