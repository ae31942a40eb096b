import Synchronization

/// A world that only one thread at a time can access.
package enum LockedWorld {
  /// The current world.
  package static let current = Mutex(0)

  /// Sets the world, pauses, and reads the world. During the pause the lock isn't held.
  package static func setAndRead(_ mine: Int, pause: @Sendable () async -> Void) async -> Int {
    current.withLock { $0 = mine }
    await pause()
    return current.withLock { $0 }
  }
}
