/// Callers who ask the same at the same time, each in a task of their own.
///
/// Nobody awaits these tasks, so one that never ends cannot hold up the test.
package struct Crowd<Answer: Sendable>: Sendable {
  /// The answers so far, in the order in which they came.
  package let answers = CallRecorder<Answer>()
  private let setOut = CallRecorder<Void>()
  private let callers: [Task<Void, Never>]

  /// - Parameters:
  ///   - size: the number of callers.
  ///   - ask: what each of them does.
  package init(of size: Int, ask: @escaping @Sendable () async -> Answer) {
    callers = (0..<size).map { [answers, setOut] _ in
      Task {
        setOut.record(())
        answers.record(await ask())
      }
    }
  }

  /// Waits until all are under way, and then gives them a thousand turns to get to where they have
  /// to wait.
  ///
  /// No test is told when they are there. Should all but one come late, a wrong answer looks better
  /// than it is; so use it only where a correct one passes in any order.
  package func isUnderWay() async {
    await eventually { setOut.count == callers.count }
    for _ in 0..<1_000 { await Task.yield() }
  }

  /// Waits until each has an answer, for a few seconds at most, and says whether it came to that.
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
  /// What the callers have heard so far, each answer once, in order.
  package var differentAnswers: [Answer] {
    Set(answers.calls).sorted()
  }
}
