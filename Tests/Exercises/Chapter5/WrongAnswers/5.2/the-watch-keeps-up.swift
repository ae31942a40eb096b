// Wrong: the watch keeps up with the phone.
// Must fail with: Each counter needs a part of the state

extension CasePath<PairAction, PrimeCounterAction> {
  static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}
let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  pullback(
    primeCounterReducer, state: \.phone, action: .phone,
    environment: { PrimeCounterEnvironment(nthPrime: $0.askService) }),
  pullback(
    primeCounterReducer, state: \.watch, action: .watch,
    environment: { PrimeCounterEnvironment(nthPrime: $0.compute) }),
  { state, action, _ in
    if action == .phone(.incrementTapped) {
      state.watch.count = max(state.watch.count, state.phone.count)
    }
    return []
  })
