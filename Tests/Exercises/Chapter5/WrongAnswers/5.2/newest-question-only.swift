// Wrong: a second tap cancels the first one's question.
// Must fail with: As before, both questions should go on, but one was cancelled.

extension CasePath<PairAction, PrimeCounterAction> {
  fileprivate static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}

private let counters: Reducer<PairState, PairAction, PairEnvironment> = combine(
  pullback(
    primeCounterReducer, state: \.phone, action: .phone,
    environment: { PrimeCounterEnvironment(nthPrime: $0.askService) }),
  pullback(
    primeCounterReducer, state: \.watch, action: .watch,
    environment: { PrimeCounterEnvironment(nthPrime: $0.compute) }))

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = {
  state, action, environment in
  counters(&state, action, environment).map {
    $0.cancellable(id: "nthPrime", cancelInFlight: true)
  }
}
