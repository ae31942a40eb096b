import CourseModel
import Foundation

/// The package manager, used only through its documented options: what it builds, and where, is its
/// own business. This works the same with the native build system and with Swift Build.
///
/// It has its own build folder in .build, so that the learner's `swift test` and an editor's
/// indexing don't wait for it.
final class PackageManager: Sendable {
  private let workspace: Workspace
  private let runner: ProcessRunner
  /// The build folder, relative to the workspace's root.
  private let scratchPath: String
  /// Each build replaces the one before, so exercises take turns.
  private let turn = NSLock()

  init(workspace: Workspace, runner: ProcessRunner, scratchPath: String) {
    self.workspace = workspace
    self.runner = runner
    self.scratchPath = scratchPath
  }

  /// Without the variables that a shell changes in every folder and at every nesting level: if any
  /// variable differs, the package manager evaluates the manifest again, which takes a second or
  /// two. Without colours, which Swift 6.4 would otherwise write into a pipe, too.
  private static let constant: [String: String?] = [
    "OLDPWD": nil, "PWD": nil, "SHLVL": nil, "_": nil, "NO_COLOR": "1",
  ]

  /// - Parameters:
  ///   - answers: the value of the manifest's variable `ANSWERS`.
  ///   - chapter: the value of its variable `CHAPTER`.
  private func command(
    _ arguments: String..., answers: String? = nil, chapter: String? = nil, timeout: Duration? = nil
  ) -> Command {
    Command(
      "swift", [arguments[0], "--scratch-path", scratchPath] + arguments.dropFirst(),
      in: workspace.root,
      environment: Self.constant.merging(["ANSWERS": answers, "CHAPTER": chapter]) { $1 },
      timeout: timeout)
  }

  /// Describes the package, independently of the current values of ANSWERS and CHAPTER.
  ///
  /// - Parameter chapter: one chapter, including shared modules; nil for the whole workspace,
  ///   including its own tests.
  /// - Throws: `ManifestError` if the manifest doesn't work, `ToolchainError` if there's no suitable
  ///   `swift`.
  func describe(_ chapter: Int?) throws -> Manifest {
    let outcome = try runner.run(
      command(
        "package", "dump-package", answers: chapter == nil ? "Solutions" : nil,
        chapter: chapter.map(String.init)))
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

  /// Builds an exercise's tests, where the compiler alone can't.
  ///
  /// - Throws: `ToolchainError` if there's no suitable toolchain; `BuildError.timedOut`;
  ///   `CommandError` if nothing can be run.
  func build(_ exercise: Exercise, _ log: @escaping BuildLog) throws -> TestBuild {
    log(.waiting("The package manager builds this, because the compiler alone can't."))
    let (answers, chapter) = (Toolchain.answersFolder, "\(exercise.id)")
    let build = command(
      "build", "--build-tests", answers: answers, chapter: chapter, timeout: .seconds(1800))
    let outcome = try turn.withLock {
      try runner.run(build) { lines, _, _ in lines.forEach { log(.output($0)) } }
    }
    if outcome.end == .timedOut { throw BuildError.timedOut(after: .seconds(1800)) }
    guard outcome.succeeded else {
      if let error = ToolchainError(outcome, needed: workspace.neededSwift) { throw error }
      return .failed(Diagnostic.errors(in: outcome.output, of: workspace), output: outcome.output)
    }
    return .built { [self] timeout, log in
      try turn.withLock {
        // If another exercise has been built since, this builds again.
        var test = command(
          "test", "--disable-xctest", "--filter", exercise.testFilter, answers: answers,
          chapter: chapter)
        test.environment["SWIFT_BACKTRACE"] = "enable=no"
        return try runTests(
          test, of: exercise, timeout: timeout, runner, folder: workspace.url("\(scratchPath)/run"),
          startup: .seconds(600), log)
      }
    }
  }

  /// Builds the whole workspace with the exercises as they are.
  ///
  /// - Returns: the folder with the programs.
  /// - Throws: `BuildError.failed` if it doesn't build, `CommandError` if there's no `swift`.
  func buildPrograms() throws -> URL {
    let build = try runner.run(command("build", timeout: .seconds(1800)))
    guard build.succeeded else { throw BuildError.failed(build.output) }
    let place = try runner.run(command("build", "--show-bin-path"))
    guard place.succeeded, let last = place.output.split(separator: "\n").last else {
      throw BuildError.failed(place.output)
    }
    return URL(fileURLWithPath: String(last), isDirectory: true)
  }
}

extension Exercise {
  /// A regular expression for the identifiers of its tests.
  var testFilter: String { "^Chapter\(id.chapter)ExercisesTests\\.\(id.suite)/" }
}
