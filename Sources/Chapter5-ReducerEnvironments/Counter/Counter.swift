import SmallArchitecture
import Foundation
import PrimeAlert

/// Everything that a counter shows.
package struct CounterState: Equatable, Sendable {
  /// The number.
  package var count = 0
  /// Whether a prime is on its way. Until it arrives, nobody can ask for another.
  package var isNthPrimeButtonDisabled = false
  /// The answer to the last question, until it is dismissed.
  package var alert: PrimeAlert?
  // snippet.hide

  /// - Parameter count: the number to begin with.
  package init(count: Int = 0) {
    self.count = count
  }
  // snippet.show
}

/// What can happen to it.
package enum CounterAction: Equatable, Sendable {
  case incrementTapped
  case decrementTapped
  case nthPrimeTapped
  case nthPrimeResponse(n: Int, Result<Int, NoAnswer>)
  case alertDismissed
}

// snippet.counter-environment
/// Everything that a counter depends on.
package struct CounterEnvironment: Sendable {
  /// The prime at a position, counted from 1.
  package var nthPrime: @Sendable (Int) async throws -> Int
  /// How the user writes numbers.
  package var locale: Locale
  // snippet.hide

  /// - Parameters:
  ///   - nthPrime: the prime at a position, counted from 1.
  ///   - locale: how the user writes numbers.
  package init(nthPrime: @escaping @Sendable (Int) async throws -> Int, locale: Locale) {
    (self.nthPrime, self.locale) = (nthPrime, locale)
  }
  // snippet.show
}
// snippet.end

// snippet.counter-reducer
/// Counts, and asks for the nth prime, where n is the count.
package func counterReducer(
  state: inout CounterState, action: CounterAction, environment: CounterEnvironment
) -> [Effect<CounterAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
  case .decrementTapped:
    state.count -= 1
  case .nthPrimeTapped where !state.isNthPrimeButtonDisabled:
    state.isNthPrimeButtonDisabled = true
    state.alert = nil
    return [
      .task { [n = state.count] in
        .nthPrimeResponse(n: n, await .attempt { try await environment.nthPrime(n) })
      }
    ]
  case .nthPrimeTapped:
    break
  case .nthPrimeResponse(let n, let answer):
    state.isNthPrimeButtonDisabled = false
    state.alert = PrimeAlert(n: n, answer: answer, locale: environment.locale)
  case .alertDismissed:
    state.alert = nil
  }
  return []
}
// snippet.end
