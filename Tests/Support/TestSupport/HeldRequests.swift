import Synchronization

/// Requests that wait for the test to answer them, in whatever order it likes.
///
/// They are numbered from 1. A request that is cancelled goes on waiting, and is answered all the
/// same.
package final class HeldRequests<Answer: Sendable>: Sendable {
  private struct State {
    var count = 0
    var gates: [Int: Gate] = [:]
    var results: [Int: Result<Answer, any Error>] = [:]
  }

  /// The requests that were sent.
  package let sent = CallRecorder<Int>()
  /// The requests that were cancelled before they were answered.
  package let cancelled = CallRecorder<Int>()
  /// The requests that were answered and have noticed it.
  package let answered = CallRecorder<Int>()
  private let state = Mutex(State())

  /// Nothing was sent so far.
  package init() {}

  /// Sends a request, and waits for the test's answer.
  ///
  /// - Throws: what the test answers with.
  package func send() async throws -> Answer {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    sent.record(number)
    await withTaskCancellationHandler {
      await gate(number).pass()
    } onCancel: {
      cancelled.record(number)
    }
    answered.record(number)
    guard let result = state.withLock({ $0.results[number] }) else { throw CancellationError() }
    return try result.get()
  }

  /// Answers a request, sent or not yet, and waits until it notices, for a short while at most.
  package func answer(_ number: Int, with result: Result<Answer, any Error>) async {
    state.withLock { $0.results[number] = result }
    gate(number).open()
    await eventually { answered.calls.contains(number) }
  }

  private func gate(_ number: Int) -> Gate {
    state.withLock { state in
      let gate = state.gates[number] ?? Gate()
      state.gates[number] = gate
      return gate
    }
  }
}
