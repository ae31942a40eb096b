// Wrong: the watch answers in the reducer, without an effect.
// Must fail with: A reducer only says what is to be computed.

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  pullback(
    primeCounterReducer,
    state: \.phone,
    action: .phone,
    environment: { PrimeCounterEnvironment(nthPrime: $0.askService) }),
  { state, action, environment in
    guard case .watch(let action) = action else { return [] }
    switch action {
    case .incrementTapped: state.watch.count += 1
    case .nthPrimeTapped: state.watch.prime = environment.compute(state.watch.count)
    case .nthPrimeResponse(let prime): state.watch.prime = prime
    }
    return []
  })
