// 5.2 · One reducer, two environments                                      ★☆☆
//
// Prime Time runs on a phone, and on a watch that is paired with it. Both show the same
// counter, which is given in Sources/Chapter5-ReducerEnvironments/SmallCounters. The phone asks a
// service for the nth prime. The watch has no network and computes the prime. So far,
// `pairReducer` knows only the phone. The watch's `compute` isn't `async`, but you can pass it
// where an `async` closure is expected.
//
// You are done when
// - each counter keeps its own count
// - the phone asks the service, as before
// - the watch computes the prime in an effect and never asks the service
// - both may wait at the same time, and each gets its own answer
// - without the service, the watch has its prime and the phone has none
//
// Edit:   `pairReducer`; the watch needs a case path, as the phone has in PhoneAndWatch.swift.
// Check:  swift run workshop check 5.2
// Read:   Book/05-ReducerEnvironments.md, "Each feature gets its share"

import SmallCounters
import SmallArchitecture

// MARK: - Yours

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
    environment: { PrimeCounterEnvironment(nthPrime: $0.compute) }))

extension CasePath<PairAction, PrimeCounterAction> {
  /// The way to the watch's actions.
  static let watch = CasePath(
    extract: { if case .watch(let action) = $0 { action } else { nil } }, embed: { .watch($0) })
}
