// Wrong: the watch asks the service from the hundredth prime on.
// Must fail with: and never asks, however large the number is.

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
    environment: { pair in
      PrimeCounterEnvironment { n in
        if n >= 100, let prime = await pair.askService(n) { return prime }
        return pair.compute(n)
      }
    }))

extension CasePath<PairAction, PrimeCounterAction> {
  /// The case path to the watch's actions.
  fileprivate static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}
