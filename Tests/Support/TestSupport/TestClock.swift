import Synchronization
import Testing

/// A clock that stands still until the test moves it.
///
/// Time moves in one jump: the sleepers whose deadlines it reaches wake in the order of their
/// deadlines, and all of them read the new time. So a loop that sleeps for a second at a time ticks
/// once for each `advance(by:)`, however far that goes. To get several ticks, a test takes several
/// steps:
///
///     await clock.waitForSleepers(1)
///     await clock.advance(by: .seconds(1))
///
/// When a sleeper is awake, the code after its sleep may not have run yet. A test waits for what
/// that code does: its task's value, a recorded call, or the next sleep.
package final class TestClock: Clock, Sendable {
  /// Swift's own duration.
  package typealias Duration = Swift.Duration

  /// A moment, given by its distance from the clock's start.
  package struct Instant: InstantProtocol {
    /// The time since the clock's start.
    package let sinceStart: Swift.Duration

    /// - Parameter sinceStart: the time since the clock's start.
    package init(_ sinceStart: Swift.Duration) {
      self.sinceStart = sinceStart
    }

    /// The moment that comes the given duration after this one.
    package func advanced(by duration: Swift.Duration) -> Instant {
      Instant(sinceStart + duration)
    }

    /// The time from this moment to the other, negative if the other comes first.
    package func duration(to other: Instant) -> Swift.Duration {
      other.sinceStart - sinceStart
    }

    /// Whether the first moment comes before the second.
    package static func < (first: Instant, second: Instant) -> Bool {
      first.sinceStart < second.sinceStart
    }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(.zero)
    var nextID = 0
    var sleepers: [Sleeper] = []
    /// The continuations that `advance(by:)` waits for, one for each woken sleeper that hasn't run
    /// yet.
    var waking: [Int: CheckedContinuation<Void, Never>] = [:]
    var wakeUps: [Instant] = []
  }

  private let state = Mutex(State())

  /// A clock at its start.
  package init() {}

  /// The time to which the test has moved the clock.
  package var now: Instant {
    state.withLock { $0.now }
  }

  /// The clock is as precise as `Duration` itself.
  package var minimumResolution: Swift.Duration { .zero }

  /// The number of sleeps in progress.
  package var sleeperCount: Int {
    state.withLock { $0.sleepers.count }
  }

  /// The deadlines of the sleepers that the test has woken, in the order in which they woke.
  package var wakeUps: [Instant] {
    state.withLock { $0.wakeUps }
  }

  /// Suspends until the test moves the clock to the deadline or past it.
  ///
  /// - Parameters:
  ///   - deadline: when to wake; if that isn't in the future, it returns at once.
  ///   - tolerance: ignored, because this clock is never late.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  package func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        register(Sleeper(id: id, deadline: deadline, wake: continuation))
      }
    } onCancel: {
      cancel(id)
    }
    confirmAwake(id, deadline)
  }

  /// Moves the clock and wakes the sleepers whose deadlines it reaches, in the order of their
  /// deadlines; sleepers with the same deadline wake in the order in which they fell asleep.
  ///
  /// Returns when the last of them is awake.
  ///
  /// - Parameter duration: how far to move; a negative duration does nothing.
  package func advance(by duration: Swift.Duration) async {
    let due = state.withLock { state in
      state.now = max(state.now, state.now.advanced(by: duration))
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
    for sleeper in due {
      await withCheckedContinuation { awake in
        state.withLock { $0.waking[sleeper.id] = awake }
        sleeper.wake.resume()
      }
    }
  }

  /// Suspends until at least this many sleeps are in progress; if they don't begin, records an issue.
  ///
  /// - Parameter count: the number of sleepers to wait for.
  package nonisolated(nonsending) func waitForSleepers(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let isThere = await eventually(timeout: .seconds(2)) { sleeperCount >= count }
    #expect(
      isThere, "\(count) sleeps should be in progress; there are \(sleeperCount).",
      sourceLocation: sourceLocation)
  }

  private func register(_ sleeper: Sleeper) {
    enum Outcome { case asleep, alreadyDue, cancelled }
    let outcome: Outcome = state.withLock { state in
      // Check this under the lock, so that a later cancellation finds the sleeper in the list.
      if Task.isCancelled { return .cancelled }
      if sleeper.deadline <= state.now { return .alreadyDue }
      state.sleepers.append(sleeper)
      return .asleep
    }
    switch outcome {
    case .asleep: break
    case .alreadyDue: sleeper.wake.resume()
    case .cancelled: sleeper.wake.resume(throwing: CancellationError())
    }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state in
      state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.wake.resume(throwing: CancellationError())
  }

  private func confirmAwake(_ id: Int, _ deadline: Instant) {
    let awake = state.withLock { state in
      let awake = state.waking.removeValue(forKey: id)
      if awake != nil { state.wakeUps.append(deadline) }
      return awake
    }
    awake?.resume()
  }
}
