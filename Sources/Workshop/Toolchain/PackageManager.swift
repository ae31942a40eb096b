import CourseModel
import Foundation

/// The package manager, used only through its documented options: what it builds, and where, is its
/// own business. This works the same with the native build system and with Swift Build.
///
/// It has its own build folder in .build, so that the learner's `swift test` and an editor's
/// indexing don't wait for it.
struct PackageManager: Sendable {
  let workspace: Workspace
  let runner: ProcessRunner
  /// The build folder, relative to the workspace's root.
  let scratchPath: String
  /// The program: a path, or a name to look up in PATH.
  var swift = "swift"
  /// How long to wait for another build in the same folder.
  var busyTimeout = BusyError.timeout

  /// Without the variables that a shell changes in every folder and at every nesting level: if any
  /// variable differs, the package manager evaluates the manifest again, which takes a second or
  /// two. Without colours, which Swift 6.4 would otherwise write into a pipe, too.
  private static let constant: [String: String?] = [
    "OLDPWD": nil, "PWD": nil, "SHLVL": nil, "_": nil, "NO_COLOR": "1",
  ]

  private func command(
    _ arguments: [String], environment: [String: String?], timeout: Duration? = nil
  ) -> Command {
    Command(
      swift, [arguments[0], "--scratch-path", scratchPath] + arguments.dropFirst(),
      in: workspace.root, environment: environment.merging(Self.constant) { $1 }, timeout: timeout)
  }

  // MARK: - The manifest

  /// Describes the package, independently of the current values of ANSWERS and CHAPTER.
  ///
  /// - Parameter chapter: one chapter, including shared modules; nil for the whole workspace,
  ///   including its own tests.
  /// - Throws: `ManifestError` if the manifest doesn't work, `CommandError` if there's no `swift`.
  func describe(_ chapter: Int?) throws -> Manifest {
    let outcome = try runner.run(
      command(
        ["package", "dump-package"],
        environment: [
          "ANSWERS": chapter == nil ? "Solutions" : nil, "CHAPTER": chapter.map(String.init),
        ]))
    // Warnings share the output, so the description begins at the first line that is just a brace.
    // While it waits for another instance to leave the folder, SwiftPM says so without a line
    // break.
    let lines = outcome.output
      .replacing(/(?m)^Another instance of SwiftPM .*\.\.\.\{$/, with: "{")
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard outcome.succeeded, let start = lines.firstIndex(of: "{"),
      let end = lines.lastIndex(of: "}")
    else {
      if let error = ToolchainError(outcome, needed: workspace.neededSwift) { throw error }
      throw ManifestError.unreadable(outcome.output)
    }
    return try Manifest(json: Data(lines[start...end].joined(separator: "\n").utf8))
  }

  // MARK: - Tests

  /// Builds tests.
  ///
  /// - Throws: `ToolchainError` if there's no suitable toolchain; `BusyError` if another build
  ///   keeps using the folder; `BuildError.timedOut` if it takes too long; `CommandError` if
  ///   nothing can be run.
  func build(_ build: TestBuild, _ log: @escaping BuildLog) throws -> TestBuild.Result {
    log(.step(BuildStep("Asking the package manager what there is to build")))
    try removeForeignProducts()
    let command = command(
      ["build", "--build-tests"], environment: environment(of: build), timeout: build.timeout)
    let outcome = try runAgainAfterCrash(command, log)
    if let timeout = build.timeout, outcome.end == .timedOut {
      throw BuildError.timedOut(after: timeout)
    }
    if outcome.succeeded { return .built }
    if let error = ToolchainError(outcome, needed: workspace.neededSwift) { throw error }
    return .failed(Diagnostic.errors(in: outcome.output, of: workspace), output: outcome.output)
  }

  /// Runs a build again if it crashes. A crash of the build system says nothing about the code, and
  /// seldom happens twice in a row.
  private func runAgainAfterCrash(_ build: Command, _ log: @escaping BuildLog) throws
    -> Command.Outcome
  {
    var outcome = try runner.run(build, observer: observer(log))
    for _ in 0..<2 where outcome.end.isCrash {
      log(.output("`swift build` crashed, and is being run again."))
      outcome = try runner.run(build, observer: observer(log))
    }
    return outcome
  }

  /// Runs the tests that were built.
  ///
  /// The tests' output can't be separated from the library's report here, so it isn't captured.
  ///
  /// - Throws: `CommandError` if nothing can be run.
  func run(_ build: TestBuild, _ options: TestRun.Options, _ log: @escaping BuildLog) throws
    -> TestRun
  {
    var command = command(
      ["test", "--skip-build", "--disable-xctest"],
      environment: environment(of: build).merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    // If a variable differed from run to run, the manifest would be evaluated each time.
    for (variable, name) in [
      "WORKSHOP_STAMPS": "answer-stamps", "WORKSHOP_DEMONSTRATION": "demonstration",
      "WORKSHOP_LIFELINE": "lifeline",
    ] {
      command.environment[variable] = workspace.url("\(scratchPath)/\(name)").path
    }
    return try runTests(command, of: build.selection, options, runner, log)
  }

  /// Deletes the build folder, if nothing else is built there.
  func clean(_: TestBuild) {
    if isOwnFolder { try? FileManager.default.removeItem(at: workspace.url(scratchPath)) }
  }

  private func environment(of build: TestBuild) -> [String: String?] {
    ["ANSWERS": TestBuild.answers, "CHAPTER": build.selection]
  }

  // MARK: - Programs

  /// Builds the whole workspace with the exercises as they are.
  ///
  /// - Returns: the folder with the programs.
  /// - Throws: `BuildError.failed` if it doesn't build, `CommandError` if there's no `swift`.
  func buildPrograms() throws -> URL {
    try removeForeignProducts()
    let environment: [String: String?] = ["ANSWERS": nil, "CHAPTER": nil]
    for arguments in [["build"], ["build", "--show-bin-path"]] {
      let outcome = try runAgainAfterCrash(
        command(arguments, environment: environment, timeout: .seconds(1800)), { _ in })
      guard outcome.succeeded, let last = outcome.output.split(separator: "\n").last else {
        throw BuildError.failed(outcome.output)
      }
      if arguments.count == 2 { return URL(fileURLWithPath: String(last), isDirectory: true) }
    }
    throw BuildError.failed("")
  }

  /// Deletes the products of another Swift version or build system from the build folder, because
  /// neither reliably notices what another one has built.
  private func removeForeignProducts() throws {
    let version = try runner.run(
      Command(swift, ["build", "--version"], in: workspace.root, environment: Self.constant))
    guard version.succeeded else {
      if let error = ToolchainError(version, needed: workspace.neededSwift) { throw error }
      return
    }
    let place = try runner.run(
      command(["build", "--show-bin-path"], environment: ["ANSWERS": nil, "CHAPTER": nil]))
    let maker = version.output + (place.output.split(separator: "\n").last ?? "")
    let note = workspace.url("\(scratchPath)/built-by.txt")
    if (try? String(contentsOf: note, encoding: .utf8)) == maker { return }
    if isOwnFolder {
      try? FileManager.default.removeItem(at: workspace.url(scratchPath))
    }
    try FileManager.default.createDirectory(
      at: workspace.url(scratchPath), withIntermediateDirectories: true)
    try Data(maker.utf8).write(to: note)
  }

  /// Whether nothing else builds in this folder, so that it may be deleted.
  private var isOwnFolder: Bool { scratchPath.hasPrefix(".build/workshop/") }

  /// Forwards the lines, and notices when the package manager waits for another instance.
  private func observer(_ log: @escaping BuildLog) -> OutputTail.Observer {
    var waitingSince: ContinuousClock.Instant?
    return { lines, begun in
      for line in lines {
        log(.output(line))
        if let step = BuildStep(line: line) { log(.step(step)) }
      }
      // It says so without a line break.
      guard begun.contains("Another instance of SwiftPM") else {
        waitingSince = nil
        return
      }
      if waitingSince == nil { log(BusyError.waiting(for: "Another build")) }
      let waited = .now - (waitingSince ?? .now)
      waitingSince = waitingSince ?? .now
      if waited > busyTimeout { throw BusyError(owner: "Another build", waited: waited) }
    }
  }
}
