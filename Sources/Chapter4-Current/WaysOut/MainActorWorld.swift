// snippet.main-actor
/// A world that can only be reached on the main actor.
package enum MainActorWorld: WayOut {
  /// The current world.
  @MainActor package private(set) static var current = World.live

  /// Overrides the world while the body runs. While the body is suspended, other code may do the
  /// same.
  @MainActor package static func withWorld<Result: Sendable>(
    _ world: World, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    let before = current
    current = world
    defer { current = before }
    return try await body()
  }
}
// snippet.end
