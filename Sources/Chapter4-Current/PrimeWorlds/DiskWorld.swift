/// The world of the feature that keeps primes.
package struct DiskWorld: FeatureWorld {
  /// Whether it writes to the real disk.
  package var isLive = false
  /// Keeps these primes, in the place of those that were kept before.
  package var save: @MainActor (_ primes: [Int]) -> Void

  /// Writes a file.
  package static let live = Self(isLive: true) { _ in liveDeeds.append("wrote to the disk") }

  /// Forgets at once.
  package static let mock = Self { _ in }

  /// Forgets at once, and reports each attempt to save.
  package static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self {
    Self { _ in onUse() }
  }
}

/// The world that the disk lives in.
@MainActor package var diskWorld = DiskWorld.live
