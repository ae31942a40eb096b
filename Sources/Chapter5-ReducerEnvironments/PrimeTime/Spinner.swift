import Observation

/// A spinner that turns during some work, and counts its ticks.
///
/// It turns on the main actor, like everything visible. Work that keeps the main actor busy stops
/// it.
@MainActor @Observable
package final class Spinner {
  /// How often it ticked, and for how long.
  package struct Spin: Equatable, Sendable {
    /// The number of ticks.
    package let ticks: Int
    /// How long it turned, including stops.
    package let time: Duration
    /// The longest time without a tick.
    package let longestStop: Duration
  }

  /// What it looks like now, with the ticks so far; nil while it isn't turning.
  package private(set) var frame: String?
  @ObservationIgnored private let elapsed: () -> Duration
  @ObservationIgnored private let sleep: @Sendable (Duration) async throws -> Void
  @ObservationIgnored private let interval: Duration

  /// How many ticks a frame stays. The eye couldn't follow a new frame at every tick.
  static let ticksPerFrame = 80

  /// - Parameters:
  ///   - clock: where the time comes from.
  ///   - interval: the time from one tick to the next.
  package init(clock: some Clock<Duration>, interval: Duration) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
    self.interval = interval
  }

  /// Turns until the work is done. If it's already turning, it only does the work.
  ///
  /// - Parameters:
  ///   - lead: how long it turns before the work begins.
  ///   - work: the work to do.
  /// - Returns: how the spinner turned; nil if it was already turning.
  package func spin(lead: Duration = .zero, during work: () async -> Void) async -> Spin? {
    guard frame == nil else {
      await work()
      return nil
    }
    show(ticks: 0)
    let start = elapsed()
    var (ticks, last, longest) = (0, start, Duration.zero)
    func noteTime() {
      let now = elapsed()
      (last, longest) = (now, max(longest, now - last))
    }
    let ticking = Task {
      while (try? await sleep(interval)) != nil, !Task.isCancelled {
        ticks += 1
        noteTime()
        if ticks.isMultiple(of: Self.ticksPerFrame) { show(ticks: ticks) }
      }
    }
    if lead > .zero { try? await sleep(lead) }
    await work()
    ticking.cancel()
    noteTime()
    frame = nil
    return Spin(ticks: ticks, time: last - start, longestStop: longest)
  }

  private func show(ticks: Int) {
    let signs: [Character] = ["|", "/", "-", "\\"]
    frame = "\(signs[ticks / Self.ticksPerFrame % signs.count]) \(ticks) ticks"
  }
}
