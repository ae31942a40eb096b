/// Sets the current world to `mine`, pauses, and reads it.
package typealias SetAndRead =
  @Sendable (_ mine: Int, _ pause: @Sendable () async -> Void) async -> Int

/// Runs many tasks at the same time, each with a world of its own.
///
/// - Returns: how many of them read another task's world.
package func race(_ setAndRead: @escaping SetAndRead, runs: Int) async -> Int {
  await withTaskGroup { group in
    for mine in 1...runs {
      group.addTask {
        let seen = await setAndRead(mine) {
          for _ in 1...5 { await Task.yield() }
        }
        return seen == mine
      }
    }
    return await group.reduce(0) { strangers, isOwn in isOwn ? strangers : strangers + 1 }
  }
}
