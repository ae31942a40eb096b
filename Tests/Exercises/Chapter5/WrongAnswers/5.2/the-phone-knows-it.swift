// Wrong: the watch takes the prime that the phone shows at the same number.
// Must fail with: What the phone shows is nothing to the watch

private let both: Reducer<PairState, PairAction, PairEnvironment> = combine(
  pullback(
    primeCounterReducer, state: \.phone, action: .phone,
    environment: { PrimeCounterEnvironment(nthPrime: $0.askService) }),
  pullback(
    primeCounterReducer, state: \.watch, action: .watch,
    environment: { PrimeCounterEnvironment(nthPrime: $0.compute) }))

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = { state, action, environment in
  if action == .watch(.nthPrimeTapped), state.watch.count == state.phone.count,
    let prime = state.phone.prime
  {
    state.watch.prime = prime
    return []
  }
  return both(&state, action, environment)
}

extension CasePath<PairAction, PrimeCounterAction> {
  static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}
