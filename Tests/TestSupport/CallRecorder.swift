import Synchronization

/// Keeps the calls that a stub or a spy received, in the order in which they arrived.
///
/// It may be called from any thread.
package final class CallRecorder<Call: Sendable>: Sendable {
  private let recorded = Mutex<[Call]>([])

  /// A log without calls.
  package init() {}

  /// Adds a call at the end of the log.
  package func record(_ call: Call) {
    recorded.withLock { $0.append(call) }
  }

  /// The calls so far, oldest first.
  package var calls: [Call] {
    recorded.withLock { $0 }
  }

  /// The number of calls so far.
  package var count: Int {
    calls.count
  }
}
