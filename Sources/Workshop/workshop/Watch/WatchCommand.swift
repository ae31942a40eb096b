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
  func watch(
    _ selection: Selection?, timeout: Duration, keyboard: Keyboard?
  ) async throws -> WorkshopExit {
    defer { keyboard?.stop() }
    guard let first = exercise(of: selection) ?? course.exercises.last else { return status() }
    // A page needs a window to redraw, and keys that bring back what it replaces.
    let shown = terminal.canRedraw && keyboard != nil ? PageLines() : nil
    var workshop = self
    if let shown { workshop.terminal = terminal.collecting(shown.add) }
    var watcher = Watcher(
      workshop, from: first, shown: shown,
      in: WatchDependencies(
        clock: ContinuousClock(), time: Self.timeOfDay, content: content,
        check: { [workshop] exercise in
          try await runner.cancellable {
            try workshop.report(on: exercise, timeout: timeout, commands: .keys, $0)
          }
        }, keys: keyboard?.keys))
    await watcher.run()
    return .success
  }

  /// Waits for one save, and checks it.
  ///
  /// - Returns: the verdict's exit code.
  /// - Throws: `BuildError` or `CommandError` if nothing can be judged.
  func watchOnce(timeout: Duration) async throws -> WorkshopExit {
    var files = SavedFiles(course.exercises, content: content)
    let count = course.exercises.count
    terminal.write("Waiting until one of \(count) exercises is saved. Ctrl-C ends it.")
    guard let exercise = try await files.next(by: ContinuousClock()).first else { return .red }
    terminal.draw(Screen(["", "── \("\(exercise.id) saved \(Self.timeOfDay())", .bold)"]))
    return try check(.exercise(exercise), timeout: timeout)
  }

  private func content(of exercise: Exercise) -> Data? {
    FileManager.default.contents(atPath: workspace.url(path(of: exercise)).path)
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

  private static let timeOfDay: @Sendable () -> String = {
    Date.now.formatted(
      .verbatim(
        "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
        locale: Locale(identifier: "en_GB"), timeZone: .current,
        calendar: Calendar(identifier: .gregorian)))
  }
}
