// Wrong: the watch ignores a tap while it waits.
// Must fail with: Each tap should return one effect, which computes.

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  pullback(
    primeCounterReducer, state: \.phone, action: .phone,
    environment: { PrimeCounterEnvironment(nthPrime: $0.askService) }),
  { state, action, environment in
    if action == .watch(.nthPrimeTapped), state.watch.isAsking { return [] }
    return pullback(
      primeCounterReducer, state: \PairState.watch, action: .watch,
      environment: { (e: PairEnvironment) in PrimeCounterEnvironment(nthPrime: e.compute) })(
        &state, action, environment)
  })

extension CasePath<PairAction, PrimeCounterAction> {
  static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}
