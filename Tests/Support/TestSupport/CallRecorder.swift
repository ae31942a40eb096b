import Synchronization
import Testing

/// Records the calls that a stub or a spy received, in the order in which they arrived.
///
/// It may be called from any thread.
package final class CallRecorder<Call: Sendable>: Sendable {
  private let state = Mutex([Call]())

  /// An empty log.
  package init() {}

  /// Adds a call to the end of the log.
  package func record(_ call: Call) {
    state.withLock { $0.append(call) }
  }

  /// The calls so far, oldest first.
  package var calls: [Call] {
    state.withLock { $0 }
  }

  /// The number of calls so far.
  package var count: Int {
    calls.count
  }

  /// Suspends until the log has at least this many calls; if they don't come, records an issue.
  ///
  /// - Parameter count: the number of calls to wait for.
  package nonisolated(nonsending) func waitForCalls(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let isThere = await eventually(timeout: .seconds(2)) { self.count >= count }
    #expect(
      isThere, "\(count) calls should have come. So far: \(self.count).",
      sourceLocation: sourceLocation)
  }
}
