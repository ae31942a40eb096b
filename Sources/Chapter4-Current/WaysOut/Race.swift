/// What the tasks in a race read.
package struct Tally: Equatable, Sendable {
  /// How many tasks read their own world.
  package var own = 0
  /// How many tasks read the world of another task.
  package var strangers = 0
}

// snippet.race
/// Runs tasks that override the world at the same time, each with its own world, and counts how
/// many of them read back their own.
///
/// - Parameters:
///   - way: where the world is kept.
///   - runs: the number of tasks.
package func race(_ way: (some WayOut).Type, runs: Int) async -> Tally {
  await withTaskGroup(of: Bool.self) { group in
    for number in 0..<runs {
      // No task has the live world's number.
      let mine = World(id: number + 1)
      group.addTask {
        await way.withWorld(mine) {
          for _ in 1...5 { await Task.yield() }
          return await way.current == mine
        }
      }
    }
    return await group.reduce(into: Tally()) { tally, isOwn in
      if isOwn { tally.own += 1 } else { tally.strangers += 1 }
    }
  }
}
// snippet.end
