// Wrong: the watch asks the service first, and computes only where there is no answer.
// Must fail with: Give the watch's reducer an environment whose nthPrime is `compute`

extension CasePath<PairAction, PrimeCounterAction> {
  static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}

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
        if let prime = await pair.askService(n) { return prime }
        return pair.compute(n)
      }
    }))
