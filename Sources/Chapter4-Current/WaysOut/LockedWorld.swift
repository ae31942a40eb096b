import Synchronization

/// A world that only one thread at a time can access.
package enum LockedWorld: WayOut {
  private static let world = Mutex(World.live)

  /// The current world.
  package static var current: World { world.withLock { $0 } }

  /// Overrides the world. The lock is held only while the world is set, not while the body runs.
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
