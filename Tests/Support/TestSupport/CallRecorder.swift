import Synchronization

/// Records the calls that a stub or a spy received, in the order in which they arrived.
///
/// It may be called from any thread.
package final class CallRecorder<Call: Sendable>: Sendable {
  private struct State {
    var calls: [Call] = []
    var watchers: [(count: Int, tell: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// An empty log.
  package init() {}

  /// Adds a call to the end of the log.
  package func record(_ call: Call) {
    let satisfied = state.withLock { state in
      state.calls.append(call)
      let count = state.calls.count
      defer { state.watchers.removeAll { $0.count <= count } }
      return state.watchers.filter { $0.count <= count }.map(\.tell)
    }
    satisfied.forEach { $0.resume() }
  }

  /// The calls so far, oldest first.
  package var calls: [Call] {
    state.withLock { $0.calls }
  }

  /// The number of calls so far.
  package var count: Int {
    calls.count
  }

  /// Suspends until the log has at least this many calls.
  ///
  /// It waits without a time limit, so if the calls never come, the test hangs here.
  ///
  /// - Parameter count: the number of calls to wait for.
  package func waitForCalls(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        guard state.calls.count < count else { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
