// Correct: gives the environment of the pair a property for each counter.

let pairReducer: Reducer<PairState, PairAction, PairEnvironment> = combine(
  phoneReducer, watchReducer)

private let phoneReducer: Reducer<PairState, PairAction, PairEnvironment> = pullback(
  primeCounterReducer, state: \.phone, action: .phone, environment: \.onThePhone)

private let watchReducer: Reducer<PairState, PairAction, PairEnvironment> = pullback(
  primeCounterReducer, state: \.watch, action: .watch, environment: \.onTheWatch)

extension PairEnvironment {
  var onThePhone: PrimeCounterEnvironment { PrimeCounterEnvironment(nthPrime: askService) }

  var onTheWatch: PrimeCounterEnvironment {
    PrimeCounterEnvironment { n in
      let prime: Int? = compute(n)
      return prime
    }
  }
}

extension CasePath<PairAction, PrimeCounterAction> {
  static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}
