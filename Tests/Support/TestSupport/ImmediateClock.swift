import Synchronization

/// A clock whose sleeps end at once. It notes how long they would have lasted.
///
///     let clock = ImmediateClock()
///     try await retry(after: .seconds(5), clock: clock)
///     #expect(clock.sleeps == [.seconds(5)])
package final class ImmediateClock: Clock, Sendable {
  /// Swift's own duration.
  package typealias Duration = Swift.Duration
  /// A moment, given by its distance from the clock's start.
  package typealias Instant = TestClock.Instant

  private let state = Mutex([Swift.Duration]())

  /// A clock at its start.
  package init() {}

  /// The sleeps so far, oldest first.
  package var sleeps: [Swift.Duration] { state.withLock { $0 } }

  /// The clock's start, later by all sleeps so far.
  package var now: Instant { Instant(sleeps.reduce(.zero, +)) }

  /// The clock is as precise as `Duration` itself.
  package var minimumResolution: Swift.Duration { .zero }

  /// Notes the sleep and returns.
  ///
  /// - Parameters:
  ///   - deadline: when the sleep would end.
  ///   - tolerance: ignored.
  /// - Throws: `CancellationError` if the task is cancelled.
  package func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try Task.checkCancellation()
    state.withLock { $0.append(deadline.sinceStart - $0.reduce(.zero, +)) }
  }
}
