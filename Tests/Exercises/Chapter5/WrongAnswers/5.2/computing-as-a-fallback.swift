// Wrong: the phone computes where the service has no answer.
// Must fail with: The service is for the phone only, and computing for the watch only.

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  pullback(
    primeCounterReducer,
    state: \.phone,
    action: .phone,
    environment: { pair in
      PrimeCounterEnvironment(nthPrime: { n in await pair.askService(n) ?? pair.compute(n) })
    }),
  pullback(
    primeCounterReducer,
    state: \.watch,
    action: .watch,
    environment: { PrimeCounterEnvironment(nthPrime: $0.compute) }))

extension CasePath<PairAction, PrimeCounterAction> {
  static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}
