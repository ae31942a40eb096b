import Observation

/// Turns while something is awaited, and counts its ticks.
///
/// It turns on the main actor, as everything does that one sees. Work that keeps the main actor
/// busy stops it.
@MainActor @Observable
package final class Spinner<Timer: Clock> where Timer.Duration == Duration {
  /// How often it ticked, and for how long it was to.
  package struct Spin: Equatable, Sendable {
    /// The number of ticks.
    package let ticks: Int
    /// The time that it had.
    package let time: Duration
  }

  /// What it looks like at this moment; nil while nothing is awaited.
  package private(set) var frame: Character?
  /// The last spin that is over.
  package private(set) var last: Spin?
  @ObservationIgnored private let clock: Timer
  @ObservationIgnored private let interval: Duration

  /// - Parameters:
  ///   - clock: where the time comes from.
  ///   - interval: the time from one tick to the next.
  package init(clock: Timer, interval: Duration) {
    (self.clock, self.interval) = (clock, interval)
  }

  /// Turns until the work is done. A spinner that turns already does not turn twice as fast: then
  /// there is nothing but the work.
  package func spin(during work: () async -> Void) async {
    guard frame == nil else { return await work() }
    frame = "|"
    var ticks = 0
    let start = clock.now
    let ticking = Task {
      while (try? await clock.sleep(for: interval)) != nil, !Task.isCancelled {
        ticks += 1
        turn(ticks)
      }
    }
    await work()
    ticking.cancel()
    frame = nil
    last = Spin(ticks: ticks, time: start.duration(to: clock.now))
  }

  /// Shows another frame, but not at every tick: the eye could not follow.
  private func turn(_ ticks: Int) {
    let frames: [Character] = ["|", "/", "-", "\\"]
    let next = frames[ticks / 80 % frames.count]
    if next != frame { frame = next }
  }
}
