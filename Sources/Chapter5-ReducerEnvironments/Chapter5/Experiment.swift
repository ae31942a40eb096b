import Foundation
import Observation
import TerminalUI

/// A running experiment: which of two ways to find the nth prime answers faster?
///
/// It's a sketch, with a group for one start. In production, users keep their group, and an
/// experiment has an end date, the user's consent, and a server that collects the figures.
@MainActor @Observable
final class Experiment {
  /// One half of the users.
  enum Group: String {
    case asksService = "A asks a service"
    case computes = "B computes here"
  }

  /// The user's group.
  let group: Group
  /// How long each answer took, in milliseconds.
  private var times: [Double] = []
  @ObservationIgnored private let elapsed: @Sendable () -> Duration

  /// - Parameters:
  ///   - group: the user's group.
  ///   - clock: measures how long an answer takes.
  init(group: Group, clock: some Clock<Duration> = ContinuousClock()) {
    self.group = group
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The same way to find the nth prime, but it records how long each answer takes.
  func measuring(
    _ nthPrime: @escaping @Sendable (Int) async throws -> Int
  ) -> @Sendable (Int) async throws -> Int {
    { [elapsed] n in
      let start = elapsed()
      let prime = try await nthPrime(n)
      await self.add((elapsed() - start) / .milliseconds(1))
      return prime
    }
  }

  private func add(_ time: Double) { times.append(time) }

  /// What was measured, in a sentence.
  ///
  /// - Parameter locale: how the user writes numbers.
  func line(locale: Locale) -> Line {
    guard !times.isEmpty else { return Line("Group \(group.rawValue): no answer yet", .dim) }
    let mean = times.reduce(0, +) / Double(times.count)
    let number = FloatingPointFormatStyle<Double>.number.locale(locale)
      .precision(.fractionLength(mean < 10 ? 1 : 0))
    let answers = times.count == 1 ? "1 answer in" : "\(times.count) answers, averaging"
    return Line("Group \(group.rawValue): \(answers) \(mean.formatted(number)) ms", .dim)
  }
}
