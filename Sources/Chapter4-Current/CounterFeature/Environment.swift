import Foundation
import Primes

/// Everything the counter depends on.
package struct CounterEnvironment: Sendable {
  /// The nth prime, where n starts at 1.
  package var nthPrime: @Sendable (Int) async throws -> Int
  /// How the user writes numbers.
  package var locale: Locale
}

extension CounterEnvironment {
  /// The world as it is.
  package static let live = CounterEnvironment(
    nthPrime: { try await Primes.nthPrime($0) },
    locale: .current)

  /// A small world that's always the same.
  package static let mock = CounterEnvironment(
    nthPrime: { _ in 17 },
    locale: Locale(identifier: "en_GB"))
}
