import Synchronization

/// Blocks its callers until the test opens it.
package final class Gate: Sendable {
  private let state = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

  /// A closed gate.
  package init() {}

  /// Suspends until the gate is open. A cancelled task keeps waiting.
  package func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Lets everyone through, those who are waiting and those who come later.
  package func open() {
    let waiting = state.withLock { state in
      defer { state = (true, []) }
      return state.waiting
    }
    waiting.forEach { $0.resume() }
  }
}
