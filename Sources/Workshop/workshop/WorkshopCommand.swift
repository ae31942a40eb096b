import Foundation
import TerminalUI
import WorkshopKit

/// The command line of the workshop: one word for what to do, then what it is about.
@main
enum WorkshopCommand {
  static let program = "swift run workshop"

  /// What the commands take.
  struct Settings {
    var selection: String?
    var chapter = ""
    var rounds = 3
    var timeout = 10.0
    var fix = false
    var exercise = ""
    var verbose = false
    var reveal = false
    var json = false
  }

  static var status: Arguments<Settings> {
    Arguments("\(program) status", "Shows where you are and what is next.")
  }
  static var check: Arguments<Settings> {
    Arguments(
      "\(program) check", "Builds a chapter, runs its tests and tells the verdict.",
      .argument(
        "NUMBER", \.selection, "A chapter or an exercise, such as 3 or 3.2; else the next one."),
      .option(
        "timeout", "SECONDS", \.timeout, in: 0.1...3600,
        "Stop tests that take longer than this (10)."),
      .flag("verbose", \.verbose, "Show what the build and the tests print themselves."))
  }
  static var hint: Arguments<Settings> {
    Arguments(
      "\(program) hint", "Shows the next hint, one more each time.",
      .argument("NUMBER", \.selection, "An exercise, such as 3.2; else the next one."))
  }
  static var solution: Arguments<Settings> {
    Arguments(
      "\(program) solution",
      "Shows how our answer differs from yours. Asks first if the exercise is not solved.",
      .argument("NUMBER", \.exercise, "An exercise, such as 3.2."),
      .flag("reveal", \.reveal, "Do not ask."))
  }
  static var reset: Arguments<Settings> {
    Arguments(
      "\(program) reset",
      "Brings an exercise back to its start. Your version is kept in .workshop/backups.",
      .argument("NUMBER", \.exercise, "An exercise, such as 3.2."))
  }
  static var list: Arguments<Settings> {
    Arguments(
      "\(program) list",
      """
      Lists all exercises with their state, grade, title and file. Nothing is checked.

      JSON: {"version": 1, "exercises": [{"id": "3.2", "chapter": 3, "title": "…", "grade": 1 to 3,
      "state": "open", "begun", "solved" or "recheck" (edited since it was solved),
      "newTests": whether its tests have changed since it was solved, "hints": how many were shown,
      "file": "Exercises/…"}, …]}
      """,
      .flag("json", \.json, "Write JSON for other programs."))
  }
  static var book: Arguments<Settings> {
    Arguments(
      "\(program) book",
      "For maintainers: checks the Book's listings, transcripts, diagrams and links.",
      .flag("fix", \.fix, "Rewrite listings and module diagrams first."))
  }
  static var verify: Arguments<Settings> {
    Arguments(
      "\(program) verify", "For maintainers: checks everything that must stay true.",
      .argument("NUMBER", \.selection, "One chapter; else the whole workspace."))
  }
  static var buildTimes: Arguments<Settings> {
    Arguments(
      "\(program) build-times",
      "For maintainers: times builds from clean of a chapter's features and its program.",
      .argument("NUMBER", \.chapter, "A chapter with a feature and a package trait, such as 3."),
      .option(
        "rounds", "N", \.rounds, in: 1...99,
        "Build everything this often and show the medians, best of an odd number (3)."))
  }

  /// What `--help` shows, and what follows a command that there is not.
  static func usage() -> String {
    let codes = WorkshopExit.allCases.map { code in
      "  \(code.rawValue)\(code.rawValue < 10 ? "   " : "  ")\(code.meaning)"
    }
    return """
      Usage: \(program) [COMMAND]

        status            where you are and what is next; also without a command
        check [3 or 3.2]  build, run the tests, tell the verdict; else of the next exercise
        hint [3.2]        the next hint, one more each time
        solution 3.2      how our answer differs from yours
        reset 3.2         the exercise as it was at the start; yours is kept as a copy
        list [--json]     all exercises with their state
        book [--fix]      for maintainers: check the Book, and rewrite its listings
        verify [3]        for maintainers: check everything that must stay true
        build-times 3     for maintainers: time builds from clean, without and with a trait

      \(program) COMMAND --help says more.

      Exit codes:
      \(codes.joined(separator: "\n"))
      """
  }

  static func run(_ words: [String]) throws -> WorkshopExit {
    let rest = words.dropFirst()
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let course = Course(discoveredIn: try Workspace(containing: folder))
    let workshop = Workshop(
      course, terminal: .standard, answers: ProcessInfo.processInfo.environment["ANSWERS"])
    func selection(_ settings: Settings) throws -> Selection? {
      try settings.selection.map { try Selection($0, in: course) }
    }
    switch words.first {
    case nil, "status":
      _ = status.valuesOrExit(Settings(), words: rest)
      return workshop.status()
    case "check":
      let settings = check.valuesOrExit(Settings(), words: rest)
      return try workshop.check(
        try selection(settings), timeout: .seconds(settings.timeout), isVerbose: settings.verbose)
    case "hint":
      switch try selection(hint.valuesOrExit(Settings(), words: rest)) {
      case .exercise(let exercise): return try workshop.hint(exercise)
      case .chapter(let chapter): return try workshop.hint(chapter.exercises.first)
      case nil: return try workshop.hint(nil)
      }
    case "solution":
      let settings = solution.valuesOrExit(Settings(), words: rest)
      return try workshop.solution(
        try Selection.exercise(settings.exercise, in: course), reveals: settings.reveal)
    case "reset":
      let settings = reset.valuesOrExit(Settings(), words: rest)
      return try workshop.reset(try Selection.exercise(settings.exercise, in: course))
    case "list":
      return try workshop.list(json: list.valuesOrExit(Settings(), words: rest).json)
    case "book":
      return try workshop.book(fix: book.valuesOrExit(Settings(), words: rest).fix)
    case "verify":
      let settings = verify.valuesOrExit(Settings(), words: rest)
      return try workshop.verify(try selection(settings)?.chapterNumber)
    case "build-times":
      let settings = buildTimes.valuesOrExit(Settings(), words: rest)
      return try workshop.buildTimes(
        of: try Selection(settings.chapter, in: course).chapterNumber, rounds: settings.rounds)
    case "--help", "-h", "help":
      print(usage())
      return .success
    case let word?:
      try FileHandle.standardError.write(
        contentsOf: Data("There is no command '\(word)'.\n\n\(usage())\n".utf8))
      return .usage
    }
  }

  static func main() {
    let signals = endOnSignal()
    defer { signals.forEach { $0.cancel() } }
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())).rawValue)
    } catch {
      fflush(nil)
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(WorkshopExit(error).rawValue)
    }
  }

  /// Ctrl-C must not leave a build or a test behind, which run in process groups of their own.
  private static func endOnSignal() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Children.endAll()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}
