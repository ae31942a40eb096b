import CourseModel
import Foundation
import Processes

/// The package manager, by its documented options alone: what it builds, and where, is its own
/// business. It works the same with the native build system and with Swift Build.
///
/// It has a build folder of its own below .build, so that the learner's `swift test` and an editor's
/// indexing don't wait for it.
struct PackageManager: Sendable {
  let workspace: Workspace
  let runner: ProcessRunner
  /// The build folder, relative to the workspace's root.
  let scratchPath: String
  /// The program: a path, or a name that is looked up in PATH.
  var swift = "swift"
  /// How long to wait for another build in the same folder.
  var busyTimeout = BusyError.timeout

  /// Variables that a shell changes with each folder and each level are removed: the package manager
  /// evaluates the manifest again, for a second or two, when any variable differs.
  private static let unset: [String: String?] = ["OLDPWD": nil, "PWD": nil, "SHLVL": nil, "_": nil]

  private func command(
    _ arguments: [String], environment: [String: String?], timeout: Duration? = nil
  ) -> Command {
    Command(
      swift, [arguments[0], "--scratch-path", scratchPath] + arguments.dropFirst(),
      in: workspace.root, environment: environment.merging(Self.unset) { $1 }, timeout: timeout)
  }

  // MARK: - The manifest

  /// Describes the package, whatever ANSWERS and CHAPTER say now.
  ///
  /// - Parameter chapter: one chapter with what it shares; nil for the whole workspace, its own tests
  ///   included.
  /// - Throws: `ManifestError` when the manifest doesn't work, `CommandError` without `swift`.
  func describe(_ chapter: Int?) throws -> Manifest {
    let outcome = try runner.run(
      command(
        ["package", "dump-package"],
        environment: [
          "ANSWERS": chapter == nil ? "Solutions" : nil, "CHAPTER": chapter.map(String.init),
        ]))
    // Warnings share the output, so the description begins at the first line that is a brace.
    // While it waits for another one to leave the folder, SwiftPM says so without a line break.
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
  /// - Throws: `ToolchainError` when there is no toolchain, or not the right one; `BusyError` when
  ///   another build doesn't leave the folder; `BuildError.timedOut` when it takes too long;
  ///   `CommandError` when nothing can be run.
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

  /// Runs a build again when it crashes. A build system that crashes says nothing about what it
  /// builds, and seldom does so twice.
  private func runAgainAfterCrash(_ build: Command, _ log: @escaping BuildLog) throws
    -> Command.Outcome
  {
    var outcome = try runner.run(build, observer: observer(log))
    for _ in 0..<2 where outcome.end.isCrash {
      log(.output("`swift build` has crashed, and is run again."))
      outcome = try runner.run(build, observer: observer(log))
    }
    return outcome
  }

  /// Runs tests that were built.
  ///
  /// What tests print can't be told from the library's report here, so none of it is captured.
  ///
  /// - Throws: `CommandError` when nothing can be run.
  func run(_ build: TestBuild, _ options: TestRun.Options, _ log: @escaping BuildLog) throws
    -> TestRun
  {
    var command = command(
      ["test", "--skip-build", "--disable-xctest"],
      environment: environment(of: build).merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    // A variable that differs from run to run would have the manifest evaluated each time.
    command.mark = workspace.url(scratchPath).path
    for (variable, name) in [
      "WORKSHOP_STAMPS": "answer-stamps", "WORKSHOP_DEMONSTRATION": "demonstration",
    ] {
      command.environment[variable] = workspace.url("\(scratchPath)/\(name)").path
    }
    return try runTests(command, of: build.selection, options, runner, log)
  }

  /// Removes the build folder, where nothing else is built in it.
  func clean(_: TestBuild) {
    if isOwnFolder { try? FileManager.default.removeItem(at: workspace.url(scratchPath)) }
  }

  private func environment(of build: TestBuild) -> [String: String?] {
    ["ANSWERS": TestBuild.answers, "CHAPTER": build.selection]
  }

  // MARK: - Programs

  /// Builds the whole workspace with the exercises as they are.
  ///
  /// - Returns: the folder of the programs.
  /// - Throws: `BuildError.failed` when it doesn't build, `CommandError` without `swift`.
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

  /// What another version of Swift, or another build system, has left in the build folder goes:
  /// neither would always notice what the other one built.
  private func removeForeignProducts() throws {
    let version = try runner.run(
      Command(swift, ["build", "--version"], in: workspace.root, environment: Self.unset))
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

  /// Whether nothing but this has built in the folder, so that it may be removed.
  private var isOwnFolder: Bool { scratchPath.hasPrefix(".build/workshop/") }

  /// Passes the lines on, and notices when the package manager waits for another instance.
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
