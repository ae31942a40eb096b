// Wrong: keeps computed primes in a global, where another pair finds them, too.
// Must fail with: The watch shows a prime that was kept from before.

import Synchronization

private let knownPrimes = Mutex<[Int: Int]>([:])

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
        if let known = knownPrimes.withLock({ $0[n] }) { return known }
        let prime = pair.compute(n)
        knownPrimes.withLock { $0[n] = prime }
        return prime
      }
    }))
