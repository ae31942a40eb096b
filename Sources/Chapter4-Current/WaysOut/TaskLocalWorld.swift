// snippet.task-local
/// A world for each task, inherited by the tasks that it starts.
package enum TaskLocalWorld {
  /// The current task's world.
  @TaskLocal package static var current = 0

  /// Binds the world to a value, pauses, and reads the world.
  package static func setAndRead(_ mine: Int, pause: @Sendable () async -> Void) async -> Int {
    await $current.withValue(mine) {
      await pause()
      return current
    }
  }
}
// snippet.end
