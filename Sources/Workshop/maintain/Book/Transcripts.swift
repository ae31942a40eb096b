import CourseModel
import Foundation
import Toolchain

/// Runs every command in the Book's `console` and `screen` blocks, and compares what it shows.
struct Transcripts {
  let course: Course
  /// The folder of the built programs.
  let programs: URL
  /// The build folder, relative to the workspace's root.
  let scratchPath: String
  let runner: ProcessRunner
  let pages: [BookPage]
  let report: @Sendable (String) -> Void
  /// The time limit for a block, or for a window to show a screen. Some commands build something.
  var timeout: Duration = .seconds(300)

  /// Runs every block, one after another.
  func problems() throws -> [Problem] {
    try withSwiftShim(
      programs: programs, scratch: course.workspace.url(scratchPath),
      path: runner.environment["PATH"]
    ) { environment in
      try pages.flatMap(\.fences).filter(\.isClosed).flatMap { fence in
        guard ["console", "screen"].contains(fence.language) else { return [Problem]() }
        report("\(fence.start.path):\(fence.start.line): \(fence.lines.first?.text ?? "")")
        return try fence.problems { try problems(with: fence, environment) }
      }
    }
  }

  /// Runs a block with its own progress folder.
  private func problems(with fence: Fence, _ environment: [String: String?]) throws -> [Problem] {
    let state = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-state-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: state) }
    var environment = environment
    environment["WORKSHOP_STATE"] = state.path
    let root = course.workspace.root
    let beginning = fence.values("while running").map(start).joined()
    if fence.language == "screen" {
      let screen = try ScreenTranscript(fence)
      return try screen.problems(
        after: beginning, in: root, environment: environment, timeout: timeout)
    }
    let transcript = try Transcript(fence)
    let solved = fence.values("answers").flatMap { $0.split(separator: ",").map(\.trimmed) }
    if !solved.isEmpty { environment["ANSWERS"] = try answers(solved: solved) }
    return try transcript.problems(
      by: runner, after: beginning, in: root, environment: environment, timeout: timeout)
  }

  /// Shell code that starts a program, such as a server, waits until it has printed its first line,
  /// and ends it with the shell.
  private func start(_ command: String) -> String {
    """
    _lines=$WORKSHOP_STATE/lines; rm -f "$_lines"; mkfifo "$_lines"
    \(command) >"$_lines" 2>&1 &
    _programs="${_programs-} $!"; trap 'kill $_programs 2>/dev/null; wait' EXIT
    exec 9<"$_lines"
    read -r _line <&9 || { echo \(quoted("`\(command)` printed no line.")); exit 1; }
    cat <&9 >/dev/null &
    exec 9<&-

    """
  }

  /// Copies the exercises, and replaces some of the copies with solutions, as if a learner had
  /// solved those.
  ///
  /// - Parameter numbers: the solved exercises, such as "1.2".
  /// - Returns: the folder for ANSWERS, relative to the workspace's root.
  private func answers(solved numbers: [String]) throws -> String {
    let workspace = course.workspace
    let folder = ".build/workshop/book-answers"
    let files = FileManager.default
    let target = workspace.url(folder)
    try? files.removeItem(at: target)
    try files.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: workspace.url("Exercises"), to: target)
    for number in numbers {
      guard let exercise = ExerciseID(number).flatMap(course.exercise) else {
        throw Flaw("`answers: \(number)` isn't an exercise.")
      }
      let copy = target.appendingPathComponent("\(exercise.folder)/\(exercise.fileName)")
      try? files.removeItem(at: copy)
      try files.copyItem(at: workspace.url(exercise.solution), to: copy)
    }
    return folder
  }
}
