import Synchronization
import Testing

/// Gives other tasks their turn until a condition is true.
///
/// It doesn't wait for a fixed time: it returns as soon as the condition is true. If the condition
/// never becomes true, because an answer is wrong, it gives up, so that the test can report that
/// instead of hanging. In a test where it has given up once, it gives up much sooner after that,
/// since that test has already failed.
///
/// It evaluates the condition where its caller runs, such as on the main actor. In that case it
/// can't give up while another test keeps that actor busy.
///
/// On a busy machine a turn may take seconds. It counts as at most a fifth of a millisecond, so
/// that the other tasks have had thousands of turns before the timeout. A turn goes through the
/// threads that all tests share, even if the caller has its own thread, because the awaited work
/// may be queued there behind a thousand tests. That work may also be queued on the main actor, so
/// a turn counts only if the main actor has had one, too. After eight times the timeout, turns
/// count anyway: a wrong answer may block the main actor for good.
///
/// - Parameters:
///   - timeout: how long to keep trying.
///   - condition: what another task should make true.
/// - Returns: whether the condition became true.
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
      // A shorter timeout may be used to check that something doesn't happen.
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

/// The tests in which a condition never became true.
private let redTests = Mutex<Set<Test.ID>>([])

/// Tells whether the main actor has had a turn.
private final class MainActorTurn: Sendable {
  private let isAwaited = Atomic(false)

  /// Whether the main actor has had a turn since this last returned true. Asks for the next turn.
  func isOver() -> Bool {
    if isAwaited.exchange(true, ordering: .relaxed) { return false }
    Task { @MainActor in isAwaited.store(false, ordering: .relaxed) }
    return true
  }
}
