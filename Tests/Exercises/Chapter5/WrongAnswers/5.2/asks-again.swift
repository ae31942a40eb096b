// Wrong: the phone asks a second time when the service has no answer.
// Must fail with: Each tap asks once: pass a missing answer on as it is

extension CasePath<PairAction, PrimeCounterAction> {
  fileprivate static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  pullback(
    primeCounterReducer,
    state: \.phone,
    action: .phone,
    environment: { pair in
      PrimeCounterEnvironment { n in
        if let prime = await pair.askService(n) { return prime }
        return await pair.askService(n)
      }
    }),
  pullback(
    primeCounterReducer,
    state: \.watch,
    action: .watch,
    environment: { PrimeCounterEnvironment(nthPrime: $0.compute) }))
