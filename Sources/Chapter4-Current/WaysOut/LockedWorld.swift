import Synchronization

/// A world that is touched by one at a time.
package enum LockedWorld: WayOut {
  private static let world = Mutex(World.live)

  /// The current world.
  package static var current: World { world.withLock { $0 } }

  /// Overrides the world. The lock is held while it is set, and not as long as the body runs.
  package static func withWorld<Result: Sendable>(
    _ new: World, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    let before = world.withLock { world in
      defer { world = new }
      return world
    }
    defer { world.withLock { $0 = before } }
    return try await body()
  }
}
