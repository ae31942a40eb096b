import CourseModel
import Foundation
import TerminalUI
import Toolchain

/// The workshop's command line: a command, and what it applies to.
@main
enum WorkshopCommand {
  static let program = "swift run workshop"

  /// The commands, in the order of the usage. The first one is the default.
  static let commands: [Subcommand] = [
    status, check, watch, hint, solution, reset, list, grade, graph,
  ]

  static let status = Subcommand(
    "status", "where you are and what is next; the default",
    "Shows where you are and what is next."
  ) { workshop, _ in workshop.status() }

  static let check = Subcommand(
    "check", example: "[3 or 3.2]",
    "build, test and report; without a number, the next exercise",
    "Builds an exercise, or each one of a chapter, runs the tests and reports the verdict.",
    .argument(
      "NUMBER", \.selection,
      "A chapter or an exercise, such as 3 or 3.2; without it, the next exercise."),
    timeout,
    .flag("verbose", \.verbose, "Show the output of the build and the tests.")
  ) { workshop, settings in
    try workshop.check(
      try workshop.selection(settings.selection), timeout: .seconds(settings.timeout),
      isVerbose: settings.verbose)
  }

  static let watch = Subcommand(
    "watch", example: "[3 or 3.2]", "check an exercise whenever you save it",
    "Checks an exercise whenever you save it. Keys: h, n, l, x, s, r, q; ? lists them.",
    .argument(
      "NUMBER", \.selection, "Where to begin, such as 3 or 3.2; without it, the next exercise."
    ),
    .flag("once", \.once, "Wait for one save, check, and end with the verdict's code."),
    timeout
  ) { workshop, settings in
    if settings.once { return try await workshop.watchOnce(timeout: .seconds(settings.timeout)) }
    return try await workshop.watch(
      try workshop.selection(settings.selection), timeout: .seconds(settings.timeout),
      keyboard: Keyboard())
  }

  static let hint = Subcommand(
    "hint", example: "[3 or 3.2]", "the next hint, one more each time",
    "Shows the next hint, one more each time.",
    .argument(
      "NUMBER", \.selection,
      "An exercise, or a chapter for its next one, such as 3.2 or 3; without it, the next.")
  ) { workshop, settings in
    try workshop.hint(workshop.exercise(of: try workshop.selection(settings.selection)))
  }

  static let solution = Subcommand(
    "solution", example: "3.2", "how our answer differs from yours",
    "Shows how our answer differs from yours. Asks first if the exercise is not solved.",
    .argument("NUMBER", \.exercise, "An exercise, such as 3.2."),
    .flag("reveal", \.reveal, "Do not ask.")
  ) { workshop, settings in
    try workshop.solution(
      try Selection.exercise(settings.exercise, in: workshop.course), reveals: settings.reveal)
  }

  static let reset = Subcommand(
    "reset", example: "3.2", "restore an exercise's stub; your version is kept as a copy",
    "Restores an exercise's stub. Your version is kept in .workshop/backups.",
    .argument("NUMBER", \.exercise, "An exercise, such as 3.2.")
  ) { workshop, settings in
    try workshop.reset(try Selection.exercise(settings.exercise, in: workshop.course))
  }

  static let list = Subcommand(
    "list", example: "[3]", "the exercises with their state",
    """
    Lists the exercises with their state, grade, title and file. Nothing is checked.

    JSON: {"version": 1, "exercises": [{"id": "3.2", "chapter": 3, "title": "…", "grade": 1 to 3,
    "state": "open", "begun", "solved" or "recheck" (edited since it was solved),
    "newTests": whether its tests have changed since it was solved, "hints": how many were shown,
    "file": "Exercises/…"}, …]}
    """,
    .argument(
      "NUMBER", \.selection, "A chapter or an exercise, such as 3 or 3.2; without it, all."),
    .flag("json", \.json, "Write JSON for other programs.")
  ) { workshop, settings in
    try workshop.list(try workshop.selection(settings.selection), json: settings.json)
  }

  static let grade = Subcommand(
    "grade", example: "[3 or 3.2]", "check everything and score it; other people's answers, too",
    """
    Checks everything and scores it; ends with 0 if everything is solved, else 1. A solved exercise
    earns as many points as it has stars.

    The CSV file has a row for each person, and columns for the name, the points of each exercise,
    their sum, how many are solved, and remarks. The possible points come first.

    What others hand in is compiled and run as your user: this is no sandbox. Run it in a container
    without a network, as Book/Appendix-Grading.md shows. The page also says how to grade on many
    machines.
    """,
    .argument(
      "NUMBER", \.selection, "A chapter or an exercise, such as 3 or 3.2; without it, everything."),
    .option(
      "answers", "DIR", \.grade.answers,
      "Grade one person's answers, or a class's with a folder for each person."),
    .option(
      "only", "NAME", \.grade.only, "Grade only the person whose folder in DIR has this name."),
    .option("csv", "FILE", \.grade.csv, "Write a table for spreadsheets."),
    .option(
      "json", "FILE", \.grade.json,
      "Write Exercism's results.json, version 3; for a class, name a folder."),
    .option(
      "junit", "FILE", \.grade.junit, "Write a JUnit report; for a class, name a folder."),
    timeout
  ) { workshop, settings in
    try workshop.grade(
      try workshop.selection(settings.selection), settings.grade,
      timeout: .seconds(settings.timeout))
  }

  static let graph = Subcommand(
    "graph", example: "[3]", "the modules and what they import from each other",
    "Shows the modules and what they import from each other.",
    .argument("NUMBER", \.selection, "One chapter; without it, the whole workspace."),
    .flag("mermaid", \.mermaid, "Draw it as the Book does, for a page of Markdown.")
  ) { workshop, settings in
    try workshop.graph(
      try workshop.selection(settings.selection)?.chapterNumber, asMermaid: settings.mermaid)
  }

  private static let timeout = Arguments<Settings>.Parameter.option(
    "timeout", "SECONDS", \.timeout, in: 0.1...3600,
    "Stop tests that report nothing for this long (default: 10).")
}

// MARK: - Running a command

extension WorkshopCommand {
  /// The text for `--help`, also shown after an unknown command.
  static func usage(_ text: UsageText = UsageText()) -> String {
    let list = text.table(commands.map { ("\($0.name) \($0.example)", $0.summary) })
    return """
      Usage: \(program) [--plain] [COMMAND]

      \(list.joined(separator: "\n"))

      \(text.paragraphs("\(program) COMMAND --help says more.").joined(separator: "\n"))
      \(text.paragraphs(plain).joined(separator: "\n"))
      """
  }

  private static let plain =
    "--plain writes text only: no colours, bars or stars."

  /// The message about an unknown command, with a suggestion.
  private static func unknown(_ word: String) -> String {
    let sentence = "There is no command '\(word)'."
    if word.contains(/^\d|\.swift$/) { return "\(sentence) To check it: \(program) check \(word)" }
    guard let near = word.nearest(in: commands.map(\.name)) else {
      return "\(sentence) \(program) --help lists them all."
    }
    return "\(sentence) Did you mean \(near)? \(program) --help lists them all."
  }

  static func run(_ words: [String], _ runner: ProcessRunner) async throws -> WorkshopExit {
    if words.first == "--plain" {
      let rest = words.filter { $0 != "--plain" }
      return try await run(
        [rest.first ?? status.name, "--plain"] + rest.dropFirst(), runner)
    }
    if let word = words.first, ["--help", "-h", "help"].contains(word) {
      if words.count > 1, commands.contains(where: { $0.name == words[1] }) {
        return try await run([words[1], "--help"], runner)
      }
      print(usage(UsageText(for: .standard)))
      return .success
    }
    let command = words.first.map { word in commands.first { $0.name == word } } ?? status
    guard let command else { throw UsageError(unknown(words[0])) }
    let settings = command.arguments.valuesOrExit(Settings(), words: words.dropFirst())
    let terminal = Terminal.standard.wrapping(atMost: 100)
    return try await command.run(
      try workshop(runner, settings.plain ? terminal.plain() : terminal), settings)
  }

  /// The composition root.
  private static func workshop(_ runner: ProcessRunner, _ terminal: Terminal) throws -> Workshop {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    func variable(_ name: String) -> String? {
      runner.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let workspace = try Workspace(containing: folder)
    return Workshop(
      Course(discoveredIn: workspace), terminal: terminal, runner: runner,
      toolchain: { .live(workspace, $0) },
      answers: variable("ANSWERS"),
      stateFolder: variable("WORKSHOP_STATE").map { URL(fileURLWithPath: $0) }, folder: folder)
  }

  static func main() async {
    let runner = ProcessRunner(environment: ProcessInfo.processInfo.environment)
    endOnSignal(runner)
    do {
      exit(try await run(Array(CommandLine.arguments.dropFirst()), runner).rawValue)
    } catch {
      let lines = sentence(on: error).split(separator: "\n", omittingEmptySubsequences: false)
      Terminal.standardError.wrapping(atMost: 100).draw(Screen(lines.map { Line(String($0)) }))
      exit(WorkshopExit(error).rawValue)
    }
  }

  /// Our own errors are sentences; the system's errors are shown with the file that they are about.
  static func sentence(on error: any Error) -> String {
    if case WorkspaceError.missing(let path) = error, path.hasPrefix("Exercises/"),
      let exercise = Course.exercise(fileName: String(path.split(separator: "/").last ?? ""))
    {
      return "\(error) To get the original back: swift run workshop reset \(exercise.id)"
    }
    guard let error = error as? CocoaError, let path = error.filePath ?? error.url?.path else {
      return "\(error)"
    }
    return switch error.code {
    case .fileWriteNoPermission, .fileWriteVolumeReadOnly, .fileReadNoPermission:
      "\(path) cannot be used: permission denied. Make the folder and its .build writable, and try "
        + "again. Your answers are safe."
    case .fileWriteOutOfSpace:
      "\(path) cannot be written: the disk is full. Make room, and try again. Your answers are safe."
    default: "\(path) cannot be used: \(error.systemReason)"
    }
  }

  /// Ctrl-C must not leave a build or a test running, which are in separate process groups.
  ///
  /// SIGHUP stays ignored if `nohup` has started us.
  private static func endOnSignal(_ runner: ProcessRunner) {
    let signals = [SIGINT, SIGPIPE, SIGQUIT, SIGTERM] + (Process.isIgnored(SIGHUP) ? [] : [SIGHUP])
    let watch = SignalWatch(signals)
    Thread.detachNewThread {
      let number = watch.wait()
      runner.endAll()
      Terminal.standard.clearStatus()
      exit(128 + number)
    }
  }
}
