import Synchronization
import Testing

/// Gives other tasks their turn until the condition holds.
///
/// It does not wait for a time to pass: it returns with the turn in which the condition holds. Only
/// where it never will, because an answer is wrong, it gives up, so that the test can say so
/// instead of hanging. A test that has given up once gives up at once the next time: it is red already.
///
/// It looks at the condition where its caller runs, such as on the main actor: then it gives up no
/// sooner if another test keeps that actor busy.
///
/// On a busy machine a turn may take seconds. It counts for a fifth of a millisecond at most, so that the
/// others have had thousands of turns before the time is over. A turn goes by way of the threads that all
/// tests share, also where the caller has a thread of its own: what is waited for may be behind a
/// thousand tests there. It may be behind others on the main actor, too. So a turn counts only if the main
/// actor has had one, until eight times the timeout have passed: a wrong answer may keep it for good.
///
/// - Parameters:
///   - timeout: how long to go on without success.
///   - condition: what another task brings about.
/// - Returns: whether the condition holds.
@discardableResult
package nonisolated(nonsending) func eventually(
  timeout: Duration = .milliseconds(500), _ condition: () -> Bool
) async -> Bool {
  let test = Test.current?.id
  let isRed = test.map { id in redTests.withLock { $0.contains(id) } } ?? false
  var left = isRed ? min(timeout, .milliseconds(20)) : timeout
  let mainActor = MainActorTurn()
  var last = ContinuousClock.now
  let end = last + left * 8
  while !condition() {
    guard left > .zero else {
      // A shorter timeout may be that of something that must not happen.
      if let test, timeout >= .milliseconds(500) { _ = redTests.withLock { $0.insert(test) } }
      return false
    }
    await Task.yield()
    await Task.detached(priority: Task.currentPriority) {}.value
    let now = ContinuousClock.now
    if mainActor.isOver() || now > end { left -= min(now - last, .microseconds(200)) }
    last = now
  }
  return true
}

/// The tests in which a wait was in vain.
private let redTests = Mutex<Set<Test.ID>>([])

/// Tells whether the main actor has had a turn.
private final class MainActorTurn: Sendable {
  private let isAwaited = Atomic(false)

  /// Whether the main actor has had a turn since this was last true. It asks for the next one.
  func isOver() -> Bool {
    if isAwaited.exchange(true, ordering: .relaxed) { return false }
    Task { @MainActor in isAwaited.store(false, ordering: .relaxed) }
    return true
  }
}
