import Synchronization

/// Requests that wait until the test answers them, in any order.
///
/// They are numbered from 1. A cancelled request keeps waiting, and can still be answered.
package final class HeldRequests<Answer: Sendable>: Sendable {
  private struct State {
    var count = 0
    var gates: [Int: Gate] = [:]
    var results: [Int: Result<Answer, any Error>] = [:]
  }

  /// The requests that have been sent.
  package let sent = CallRecorder<Int>()
  /// The requests that were cancelled before they were answered.
  package let cancelled = CallRecorder<Int>()
  /// The requests that have received their answer.
  package let answered = CallRecorder<Int>()
  private let state = Mutex(State())

  /// No requests so far.
  package init() {}

  /// Sends a request and waits for the test's answer.
  ///
  /// - Throws: the error that the test answers with.
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

  /// Answers a request, even one that hasn't been sent yet, and gives it a short time to receive
  /// the answer.
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
