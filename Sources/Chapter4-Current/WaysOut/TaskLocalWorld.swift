// snippet.task-local
/// A world for each task, which its child tasks inherit.
package enum TaskLocalWorld: WayOut {
  /// The world of this task.
  @TaskLocal package static var current = World.live

  /// Overrides the world, for the body and for the tasks that it starts.
  package static func withWorld<Result: Sendable>(
    _ world: World, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(world, operation: body)
  }
}
// snippet.end
