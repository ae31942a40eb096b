// Wrong: computes in the reducer, whatever the action is.
// Must fail with: A reducer only says what is to be computed.

extension CasePath<PairAction, PrimeCounterAction> {
  fileprivate static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  pullback(
    primeCounterReducer,
    state: \.phone,
    action: .phone,
    environment: { PrimeCounterEnvironment(nthPrime: $0.askService) }),
  { state, action, pair in
    guard case .watch(let watchAction) = action else { return [] }
    let prime = pair.compute(state.watch.count)
    return primeCounterReducer(
      state: &state.watch, action: watchAction,
      environment: PrimeCounterEnvironment { _ in prime }
    ).map { $0.map { .watch($0) }.inside(\PairState.watch) }
  })
