import CourseModel
import Foundation
import TerminalUI

extension Workshop {
  /// Checks an exercise on every save, until it is told to end.
  ///
  /// - Parameters:
  ///   - selection: where to start: a chapter or an exercise; nil for the next exercise. All
  ///     exercises' files are watched.
  ///   - timeout: how long a run of the tests may go on without an event before it counts as endless.
  ///   - keyboard: the keyboard; nil if the input isn't a terminal.
  ///   - stdinEnd: ends when the input is closed; nil if that can't be detected.
  /// - Throws: with `once`, `BuildError` or `CommandError` if nothing can be judged.
  func watch(
    _ selection: Selection?, once: Bool, interval: Duration, timeout: Duration,
    keyboard: Keyboard?, stdinEnd: AsyncStream<Never>?
  ) async throws -> WorkshopExit {
    defer { keyboard?.stop() }
    // A page needs a window to redraw, and keys that bring back what it replaces.
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

  /// A copy of this workshop whose commands' screens are collected for a page.
  func collecting(in shown: PageLines) -> Workshop {
    var workshop = self
    workshop.terminal = terminal.collecting(shown.add)
    return workshop
  }

  /// The exercise to start with.
  ///
  /// - Parameter selection: the selection; nil for the whole course.
  /// - Returns: the selected exercise; for a chapter, its next unsolved exercise, or its first if
  ///   all are solved; for the course, the next unsolved exercise, or nil if all are solved.
  func exercise(of selection: Selection?) -> Exercise? {
    let progress = progress
    return switch selection {
    case .exercise(let exercise): exercise
    case .chapter(let chapter):
      chapter.exercises.first { progress.state(of: $0) != .solved } ?? chapter.exercises.first
    case nil: next(in: progress)
    }
  }

  /// The path of an exercise's file that is checked.
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
