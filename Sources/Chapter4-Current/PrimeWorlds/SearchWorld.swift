import Primes

/// The world of the feature that looks for primes.
package struct SearchWorld: FeatureWorld {
  /// Whether it asks the real server.
  package var isLive = false
  /// The prime at a position, counted from 1.
  package var nthPrime: @MainActor (_ position: Int) -> Int

  /// Asks the server.
  package static let live = Self(isLive: true) { position in
    liveDeeds.append("asked the server")
    return (try? sievedPrime(at: position)) ?? 0
  }

  /// Knows one prime.
  package static let mock = Self { _ in 17 }

  /// Finds nothing, and reports each search.
  package static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self {
    Self { _ in
      onUse()
      return 0
    }
  }
}

/// The current world of the feature that looks for primes.
@MainActor package var searchWorld = SearchWorld.live
