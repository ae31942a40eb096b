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
      "book: run one chapter's pages; verify: one chapter or exercise, else all."
    ),
    .flag("fix", \.fix, "book: write listings and diagrams first."),
    .flag("exercises", \.exercises, "verify: leave out the modules and the Book."),
    .option(
      "since", "COMMIT", \.since,
      "verify: judge and run only what has changed since this commit, or is affected by it."))

  static func main() {
    let settings = arguments.valuesOrExit(Settings())
    // `ANSWERS` only makes this program part of the package; it doesn't name the answers to check.
    let runner = ProcessRunner(
      environment: ProcessInfo.processInfo.environment.filter { $0.key != "ANSWERS" })
    let signals = SignalWatch([SIGINT, SIGQUIT, SIGTERM, SIGHUP])
    Thread.detachNewThread {
      let number = signals.wait()
      runner.endAll()
      exit(128 + number)
    }
    do {
      let maintenance = try maintenance(runner)
      switch settings.command {
      case "book": try maintenance.book(settings.number, fix: settings.fix)
      case "verify":
        try maintenance.verify(
          settings.number, since: settings.since, exercisesOnly: settings.exercises)
      case "site-data": try maintenance.writeSiteData()
      default: fail("There is no command '\(settings.command)'.\n\n\(arguments.usage)", 64)
      }
      exit(maintenance.count == 0 ? 0 : 1)
    } catch {
      fail("\(error)", 70)
    }
  }

  /// The composition root.
  private static func maintenance(_ runner: ProcessRunner) throws -> Maintenance {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let course = Course(discoveredIn: try Workspace(containing: folder))
    let scratchPath = runner.environment["WORKSHOP_BUILD"] ?? ".build/workshop/package"
    let toolchain = Toolchain.live(course.workspace, runner, scratchPath: scratchPath)
    let terminal = Terminal.standard
    return Maintenance(
      book: Book(
        course: course, toolchain: toolchain, runner: runner, scratchPath: scratchPath,
        report: { terminal.write(Line($0, .dim)) }),
      terminal: terminal)
  }

  private static func fail(_ message: String, _ code: Int32) -> Never {
    fflush(nil)
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
    exit(code)
  }
}
