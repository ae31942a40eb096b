// snippet.task-local
/// A world for each task, inherited by its child tasks.
package enum TaskLocalWorld: WayOut {
  /// The current task's world.
  @TaskLocal package static var current = World.live

  /// Overrides the world for the body and for the tasks it starts.
  package static func withWorld<Result: Sendable>(
    _ world: World, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(world, operation: body)
  }
}
// snippet.end
