// Wrong: the phone goes on showing the last prime if the service has no answer.
// Must fail with: The phone should wait no longer, and show no prime.

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  { state, action, environment in
    if action == .phone(.nthPrimeResponse(nil)) {
      state.phone.isAsking = false
      return []
    }
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
