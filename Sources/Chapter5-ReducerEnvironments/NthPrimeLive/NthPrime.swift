import Primes

/// Three ways to find the prime at a position, counted from 1. They are interchangeable: each is the
/// closure that the features' environments ask for.
package enum NthPrime {
  /// Searches on the main actor. Nothing else happens in the app meanwhile.
  package static let naive: @Sendable (Int) async throws -> Int = { n in
    try await MainActor.run { try naiveNthPrime(n) }
  }

  /// Uses a sieve, off the main actor.
  package static let local: @Sendable (Int) async throws -> Int = { n in
    try await Primes.nthPrime(n)
  }

  /// Asks Wolfram Alpha.
  package static func live(_ service: WolframAlpha) -> @Sendable (Int) async throws -> Int {
    { n in try await service.nthPrime(n) }
  }
}
