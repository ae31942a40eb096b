import CourseMaintenance
import CourseModel
import Foundation
import TerminalUI
import Toolchain

/// The program for maintainers, which learners neither build nor see.
@main
enum MaintainCommand {
  struct Settings {
    var command = ""
    var number: String?
    var fix = false
    var exercises = false
    var since: String?
  }

  static let arguments = Arguments<Settings>(
    "ANSWERS=Solutions swift run maintain",
    """
    For maintainers: `book` checks the Book's listings, transcripts, diagrams and
    links; `verify` checks everything that must stay true of the exercises, the
    modules and the Book; `site-data` prints what the Book's website needs, as
    JSON. Exit codes: 0 nothing to fix, 1 something to fix, 64 wrong arguments,
    70 nothing could be checked.
    """,
    .argument("COMMAND", \.command, "book, verify or site-data."),
    .argument(
      "NUMBER", \.number,
      "book: run one chapter's page; verify: one chapter or exercise, else all."
    ),
    .flag("fix", \.fix, "book: write listings and diagrams first."),
    .flag("exercises", \.exercises, "verify: leave out the modules and the Book."),
    .option(
      "since", "COMMIT", \.since,
      "verify: judge and run only what has changed since this commit, or is affected by it."))

  static func main() {
    // `ANSWERS` only makes this program part of the package; it doesn't name the answers to check.
    let runner = ProcessRunner(
      environment: ProcessInfo.processInfo.environment.filter { $0.key != "ANSWERS" })
    let settings = arguments.valuesOrExit(Settings())
    let signals = SignalWatch([SIGINT, SIGQUIT, SIGTERM, SIGHUP])
    Thread.detachNewThread {
      let number = signals.wait()
      runner.endAll()
      exit(128 + number)
    }
    do {
      let maintenance = try maintenance(settings, runner)
      var isInOrder = true
      switch settings.command {
      case "book":
        isInOrder = try maintenance.book(settings.number.flatMap { Int($0) }, fix: settings.fix)
      case "verify":
        isInOrder = try maintenance.verify(
          exercises(settings.number, of: maintenance.course), since: settings.since,
          exercisesOnly: settings.exercises)
      case "site-data":
        try FileHandle.standardOutput.write(contentsOf: maintenance.siteData())
      default: fail("There is no command '\(settings.command)'.\n\n\(arguments.usage)", 64)
      }
      exit(isInOrder ? 0 : 1)
    } catch {
      fail("\(error)", 70)
    }
  }

  /// All exercises, a chapter's, or one.
  private static func exercises(_ number: String?, of course: Course) -> [Exercise] {
    guard let number else { return course.exercises }
    let found = course.exercises.filter { ["\($0.id)", "\($0.id.chapter)"].contains(number) }
    if found.isEmpty { fail("There is no chapter and no exercise \(number).", 64) }
    return found
  }

  /// The composition root.
  private static func maintenance(
    _ settings: Settings, _ runner: ProcessRunner
  ) throws -> Maintenance {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let course = Course(discoveredIn: try Workspace(containing: folder))
    let scratchPath = runner.environment["WORKSHOP_BUILD"] ?? ".build/workshop/package"
    let toolchain = Toolchain.live(course.workspace, runner, scratchPath: scratchPath)
    return Maintenance(
      course, terminal: .standard, toolchain: toolchain, runner: runner, scratchPath: scratchPath)
  }

  private static func fail(_ message: String, _ code: Int32) -> Never {
    fflush(nil)
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
    exit(code)
  }
}
