// Wrong: hands the phone's environment to both.
// Must fail with: The service can't be reached from the watch, and was asked for the prime at 9.

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  pullback(
    primeCounterReducer,
    state: \.phone,
    action: .phone,
    environment: { PrimeCounterEnvironment(nthPrime: $0.askService) }),
  pullback(
    primeCounterReducer,
    state: \.watch,
    action: .watch,
    environment: { PrimeCounterEnvironment(nthPrime: $0.askService) }))

extension CasePath<PairAction, PrimeCounterAction> {
  static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}
