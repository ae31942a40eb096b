// Wrong: computes the prime in the reducer, and the effect only brings it.
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
    case .incrementTapped:
      state.watch.count += 1
      return []
    case .nthPrimeTapped:
      state.watch.isAsking = true
      let prime = environment.compute(state.watch.count)
      return [.task { .watch(.nthPrimeResponse(prime)) }]
    case .nthPrimeResponse(let prime):
      state.watch.isAsking = false
      state.watch.prime = prime
      return []
    }
  })
