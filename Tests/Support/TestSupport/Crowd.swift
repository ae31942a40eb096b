/// Callers that ask for the same thing at the same time, each in its own task.
///
/// No one awaits these tasks, so one that never ends can't block the test.
package struct Crowd<Answer: Sendable>: Sendable {
  /// The answers so far, in the order in which they arrived.
  package let answers = CallRecorder<Answer>()
  private let setOut = CallRecorder<Void>()
  private let callers: [Task<Void, Never>]

  /// - Parameters:
  ///   - size: the number of callers.
  ///   - priority: their tasks' priority; without it, the test's own.
  ///   - ask: what each of them does.
  package init(
    of size: Int, priority: TaskPriority? = nil, ask: @escaping @Sendable () async -> Answer
  ) {
    callers = (0..<size).map { [answers, setOut] _ in
      Task(priority: priority) {
        setOut.record(())
        answers.record(await ask())
      }
    }
  }

  /// Waits until all callers have started, then yields a thousand times so that they reach the
  /// point where they have to wait.
  ///
  /// A test can't know when they have reached it. If all but one are late, a wrong answer looks
  /// better than it is; so use this only if a correct answer passes in any order.
  package func isUnderWay() async {
    await eventually { setOut.count == callers.count }
    for _ in 0..<1_000 { await Task.yield() }
  }

  /// Waits for each caller's answer, for a few seconds at most, and returns whether all have one.
  @discardableResult
  package func isServed() async -> Bool {
    await eventually { answers.count == callers.count }
  }

  /// Cancels all callers.
  package func giveUp() {
    callers.forEach { $0.cancel() }
  }
}

extension Crowd where Answer: Hashable & Comparable {
  /// The different answers so far, each once, sorted.
  package var differentAnswers: [Answer] {
    Set(answers.calls).sorted()
  }
}
