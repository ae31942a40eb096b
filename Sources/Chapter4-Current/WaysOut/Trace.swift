/// What a task did to the current world.
package enum Step: Equatable, Sendable {
  /// The task set the world to its own number.
  case sets(task: Int)
  /// The task read this number.
  case reads(task: Int, seen: Int)
}

/// Lets tasks 1 and 2 set and read the world at the same time. Both set it before either reads it.
///
/// - Returns: what they did, in the order in which they did it.
package func trace(_ setAndRead: @escaping SetAndRead) async -> [Step] {
  let (steps, log) = AsyncStream.makeStream(of: Step.self)
  await interleaved { task, pause in
    let seen = await setAndRead(task) {
      log.yield(.sets(task: task))
      await pause()
    }
    log.yield(.reads(task: task, seen: seen))
  }
  log.finish()
  return await steps.reduce(into: []) { $0.append($1) }
}
