import CourseModel
import Foundation
import TerminalUI

extension Workshop {
  /// Checks an exercise at every save, until it is told to end.
  ///
  /// - Parameters:
  ///   - selection: where to begin: a chapter or an exercise; nil for the next exercise. The files
  ///     of all exercises are watched.
  ///   - timeout: how long a run of the tests may take before it counts as endless.
  ///   - keyboard: what is typed; nil where the input is no terminal.
  ///   - stdinEnd: comes to its end when the input was closed; nil where that cannot be known.
  /// - Throws: with `once`, `BuildError` or `CommandError` when nothing can be judged.
  package func watch(
    _ selection: Selection?, once: Bool, interval: Duration, timeout: Duration,
    keyboard: Keyboard?, stdinEnd: AsyncStream<Never>?
  ) async throws -> WorkshopExit {
    defer { keyboard?.stop() }
    // A page needs a window, and keys that bring back what it replaces.
    let shown = terminal.canRedraw && !terminal.isPlain && keyboard != nil ? PageLines() : nil
    let workshop = shown.map(collecting) ?? self
    var watcher = Watcher(
      workshop, from: exercise(of: selection), once: once,
      in: WatchDependencies(
        interval: interval, clock: ContinuousClock(), time: Self.timeOfDay,
        content: { FileManager.default.contents(atPath: workspace.url(path(of: $0)).path) },
        check: { exercise in
          try await runner.cancellable {
            try workshop.check(
              .exercise(exercise), timeout: timeout, commands: once ? .shell : .keys, $0)
          }
        },
        notices: FolderNotices(below: workspace.url(answers).path)?.notices,
        keys: keyboard?.keys, stdinEnd: stdinEnd),
      shown: shown)
    return try await watcher.run()
  }

  /// The same workshop, whose commands' screens are kept for a page.
  func collecting(in shown: PageLines) -> Workshop {
    var workshop = self
    workshop.terminal = terminal.collecting(shown.add)
    return workshop
  }

  /// The exercise that a selection leads to.
  ///
  /// - Parameter selection: nil for the whole course.
  /// - Returns: of a chapter the next one that isn't solved, or the first where all are; of the
  ///   course, nil where all are solved.
  package func exercise(of selection: Selection?) -> Exercise? {
    let progress = progress
    return switch selection {
    case .exercise(let exercise): exercise
    case .chapter(let chapter):
      chapter.exercises.first { progress.state(of: $0) != .solved } ?? chapter.exercises.first
    case nil: next(in: progress)
    }
  }

  /// The file of an exercise that is checked.
  func path(of exercise: Exercise) -> String {
    "\(answers)/\(exercise.folder)/\(exercise.fileName)"
  }

  private static let timeOfDay: @Sendable () -> String = {
    Date.now.formatted(
      .verbatim(
        "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
        locale: Locale(identifier: "en_GB"), timeZone: .current,
        calendar: Calendar(identifier: .gregorian)))
  }
}
