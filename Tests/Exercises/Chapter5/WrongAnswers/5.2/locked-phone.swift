// Wrong: the phone ignores a tap while it waits.
// Must fail with: As before, each tap should ask, so for [4, 4].

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  { state, action, environment in
    if action == .phone(.nthPrimeTapped), state.phone.isAsking { return [] }
    return pullback(
      primeCounterReducer, state: \PairState.phone, action: .phone,
      environment: { (e: PairEnvironment) in PrimeCounterEnvironment(nthPrime: e.askService) })(
        &state, action, environment)
  },
  pullback(
    primeCounterReducer, state: \.watch, action: .watch,
    environment: { PrimeCounterEnvironment(nthPrime: $0.compute) }))

extension CasePath<PairAction, PrimeCounterAction> {
  static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}
