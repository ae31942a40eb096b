import SmallArchitecture

// A counter that is small enough for a watch: Prime Time's counter without alerts and locales.
// Exercise 5.2 uses it.

/// The state of the small counter.
package struct PrimeCounterState: Equatable, Sendable {
  /// The number.
  package var count: Int
  /// Whether a prime has been asked for and hasn't arrived yet.
  package var isAsking: Bool
  /// The last answer: a prime, or nil if there was none.
  package var prime: Int?

  /// - Parameters:
  ///   - count: the number.
  ///   - isAsking: whether a prime has been asked for and hasn't arrived yet.
  ///   - prime: the last answer.
  package init(count: Int = 0, isAsking: Bool = false, prime: Int? = nil) {
    (self.count, self.isAsking, self.prime) = (count, isAsking, prime)
  }
}

/// What can happen to it.
package enum PrimeCounterAction: Equatable, Sendable {
  case incrementTapped
  case nthPrimeTapped
  case nthPrimeResponse(Int?)
}

/// Everything it depends on.
package struct PrimeCounterEnvironment: Sendable {
  /// The prime at a position, counted from 1; nil if there's no answer.
  package var nthPrime: @Sendable (Int) async -> Int?

  /// - Parameter nthPrime: the prime at a position, counted from 1; nil if there's no answer.
  package init(nthPrime: @escaping @Sendable (Int) async -> Int?) {
    self.nthPrime = nthPrime
  }
}

/// Counts, and asks for the prime at the position given by the number.
@Sendable package func primeCounterReducer(
  state: inout PrimeCounterState, action: PrimeCounterAction, environment: PrimeCounterEnvironment
) -> [Effect<PrimeCounterAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    return []
  case .nthPrimeTapped:
    state.isAsking = true
    return [.task { [n = state.count] in .nthPrimeResponse(await environment.nthPrime(n)) }]
  case .nthPrimeResponse(let prime):
    state.isAsking = false
    state.prime = prime
    return []
  }
}
