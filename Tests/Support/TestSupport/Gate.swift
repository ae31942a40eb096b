import Synchronization

/// Holds back whoever comes, until the test opens it.
package final class Gate: Sendable {
  private let state = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

  /// A closed gate.
  package init() {}

  /// Suspends until the gate is open. A task that is cancelled goes on waiting.
  package func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Lets everybody through, those who wait and those who will come.
  package func open() {
    let waiting = state.withLock { state in
      defer { state = (true, []) }
      return state.waiting
    }
    waiting.forEach { $0.resume() }
  }
}

/// Gives other tasks their turn until the condition holds.
///
/// It does not wait for a time to pass: it returns with the turn in which the condition holds. Only
/// where it never will, because an answer is wrong, it gives up, so that the test can say so
/// instead of hanging.
///
/// It looks at the condition where its caller runs, such as on the main actor: then it gives up no
/// sooner if another test keeps that actor busy.
///
/// On a busy machine a turn may take seconds. It counts for a millisecond at most, so that patience
/// never runs out before the others have had their turns.
///
/// - Parameters:
///   - patience: how long to go on without success.
///   - condition: what another task brings about.
/// - Returns: whether the condition holds.
@discardableResult
package nonisolated(nonsending) func eventually(
  patience: Duration = .seconds(3), _ condition: () -> Bool
) async -> Bool {
  var left = patience
  var last = ContinuousClock.now
  while !condition() {
    guard left > .zero else { return false }
    await Task.yield()
    let now = ContinuousClock.now
    left -= min(now - last, .milliseconds(1))
    last = now
  }
  return true
}
