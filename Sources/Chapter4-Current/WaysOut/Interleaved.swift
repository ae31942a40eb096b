/// Runs a body in two tasks, always in the same order: task 1 as far as its pause, task 2 as far as
/// its own, then task 1 to its end, and task 2 to its end.
///
/// - Parameter body: takes the task's number and a function to call once, at the pause.
package func interleaved(
  _ body:
    @escaping @Sendable (_ task: Int, _ pause: @escaping @Sendable () async -> Void) async -> Void
) async {
  let turns = Turns()
  await withTaskGroup { group in
    for task in 1...2 {
      group.addTask {
        await turns.wait(for: task)
        await body(task) {
          await turns.end()
          await turns.wait(for: task + 2)
        }
        await turns.end()
      }
    }
  }
}

/// Turns that tasks take one after another, beginning with turn 1.
private actor Turns {
  private var current = 1
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  /// Suspends the task until the turn has come.
  func wait(for turn: Int) async {
    guard current < turn else { return }
    await withCheckedContinuation { waiting[turn] = $0 }
  }

  /// Ends the current turn, and begins the next.
  func end() {
    current += 1
    waiting.removeValue(forKey: current)?.resume()
  }
}
