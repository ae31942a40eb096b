// Correct: makes both reducers with one function, the watch first.

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  counter(
    at: \.watch,
    CasePath(
      extract: {
        guard case .watch(let action) = $0 else { return nil }
        return action
      }, embed: PairAction.watch),
    nthPrime: { environment in { n in environment.compute(n) } }),
  counter(at: \.phone, .phone, nthPrime: \.askService))

private func counter(
  at state: WritableKeyPath<PairState, PrimeCounterState> & Sendable,
  _ action: CasePath<PairAction, PrimeCounterAction>,
  nthPrime: @escaping @Sendable (PairEnvironment) -> @Sendable (Int) async -> Int?
) -> Reducer<PairState, PairAction, PairEnvironment> {
  pullback(
    primeCounterReducer, state: state, action: action,
    environment: { PrimeCounterEnvironment(nthPrime: nthPrime($0)) })
}
