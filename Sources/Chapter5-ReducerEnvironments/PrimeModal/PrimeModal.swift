import SmallArchitecture
import Primes

/// The state of the prime modal: a number, and the favourites that it may belong to.
package struct PrimeModalState: Equatable, Sendable {
  /// The number in question.
  package var count: Int
  /// The favourites without duplicates, in the order they were added.
  package var favoritePrimes: [Int]

  /// - Parameters:
  ///   - count: the number in question.
  ///   - favoritePrimes: the favourites, without duplicates.
  package init(count: Int, favoritePrimes: [Int]) {
    (self.count, self.favoritePrimes) = (count, favoritePrimes)
  }
}

/// What can be done there.
package enum PrimeModalAction: Equatable, Sendable {
  /// The number becomes a favourite, if it's prime.
  case addTapped
  /// The number is no longer a favourite.
  case removeTapped
}

/// Adds the number to the favourites, or removes it. It depends on nothing.
package func primeModalReducer(
  state: inout PrimeModalState, action: PrimeModalAction, environment: Void
) -> [Effect<PrimeModalAction>] {
  switch action {
  case .addTapped:
    if isPrime(state.count), !state.favoritePrimes.contains(state.count) {
      state.favoritePrimes.append(state.count)
    }
  case .removeTapped:
    state.favoritePrimes.removeAll { $0 == state.count }
  }
  return []
}
