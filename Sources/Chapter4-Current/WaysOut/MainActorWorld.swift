// snippet.main-actor
/// A world that is touched on the main actor only.
package enum MainActorWorld: WayOut {
  /// The world of this moment.
  @MainActor package private(set) static var current = World.live

  /// Overrides the world. While the body is suspended, others may do the same.
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
