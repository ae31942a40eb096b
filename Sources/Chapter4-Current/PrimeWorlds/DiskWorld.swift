/// The world of the feature that keeps primes.
package struct DiskWorld: FeatureWorld {
  /// Whether this world writes to the real disk.
  package var isLive = false
  /// Saves these primes, replacing those that were saved before.
  package var save: @MainActor (_ primes: [Int]) -> Void

  /// Writes a file.
  package static let live = Self(isLive: true) { _ in liveDeeds.append("wrote to the disk") }

  /// Saves nothing.
  package static let mock = Self { _ in }

  /// Saves nothing, and reports each attempt to save.
  package static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self {
    Self { _ in onUse() }
  }
}

/// The current world of the feature that keeps primes.
@MainActor package var diskWorld = DiskWorld.live
