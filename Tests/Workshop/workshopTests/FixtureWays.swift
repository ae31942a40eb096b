import CourseModel
import Foundation
import TestSupport
import Toolchain
import WorkshopTestSupport

@testable import workshop

/// The fixture course with a real toolchain: one copy for each way to build, so that it is built from
/// nothing only once.
struct FixtureWay {
  /// The compiler itself.
  static let direct = Result { try FixtureWay() }
  /// The package manager as it is installed, as a net under a compiler that isn't found.
  static let package = Result { try FixtureWay(behind: try folderWithoutCompiler()) }
  /// A package manager that has no other build system than Swift Build.
  static let swiftBuild = Result {
    let folder = try folderForTheRun()
    let script = workspaceRoot.appending(path: "Tests/Portability/swift-build-only.sh")
    let made = try ProcessRunner.forTests()
      .run(Command("bash", [script.path, folder.path], in: folder))
    guard made.succeeded else { throw BuildError.failed(made.output) }
    return try FixtureWay(behind: try folderWithoutCompiler(), folder.appending(path: "usr/bin"))
  }

  /// A folder for PATH whose `swiftc` fails.
  private static func folderWithoutCompiler() throws -> URL {
    let folder = try folderForTheRun()
    try Process.write(
      script: "#!/bin/sh\nexit 1\n", to: folder.appendingPathComponent("swiftc"))
    return folder
  }

  let workspace: Workspace
  private let runner: ProcessRunner

  /// - Parameter folders: what precedes the others in PATH.
  private init(behind folders: URL...) throws {
    // A learner's folder may be behind a symbolic link, as /tmp is on a Mac.
    let folder = try folderForTheRun()
    let link = folder.appendingPathComponent("link")
    try FileManager.default.copyItem(
      at: FixtureCourse.folder, to: folder.appendingPathComponent("real"))
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "real")
    workspace = try Workspace(containing: link.appendingPathComponent("Exercises"))
    let path = folders.map(\.path) + [testEnvironment["PATH"] ?? ""]
    runner = .forTests(["PWD": link.path, "PATH": path.joined(separator: ":")])
  }

  private init(_ workspace: Workspace, _ runner: ProcessRunner) {
    (self.workspace, self.runner) = (workspace, runner)
  }

  /// The same workspace for a shell with another `swift`: a script that may call the real one, which
  /// it finds in the variable SWIFT.
  func withSwift<Result>(_ script: String, _ body: (FixtureWay) throws -> Result) throws -> Result {
    try withWorkspace(["bin/swift": ""]) { place in
      try Process.write(script: "#!/bin/sh\n\(script)\n", to: place.url("bin/swift"))
      let path = runner.environment["PATH"] ?? ""
      let swift = try runner.run(Command("sh", ["-c", "command -v swift"], in: workspace.root))
      return try body(
        FixtureWay(
          workspace,
          ProcessRunner(
            environment: runner.environment.merging([
              "PATH": "\(place.url("bin").path):\(path)",
              "SWIFT": swift.output.trimmingCharacters(in: .whitespacesAndNewlines),
            ]) { $1 })))
    }
  }

  /// The workshop with this way.
  func workshop(output: CallRecorder<String>) -> Workshop {
    Workshop(
      Course(discoveredIn: workspace), terminal: .scripted(output: output), runner: runner,
      toolchain: { [workspace] in .live(workspace, $0) })
  }

  /// What `check` writes, and how it ends.
  ///
  /// - Parameters:
  ///   - word: a chapter or an exercise.
  ///   - text: what the exercise 1.2 says; as it is at the start if this is left out.
  ///   - timeout: how long a run of the tests may take.
  ///   - isVerbose: whether the tools' own words are shown.
  func check(
    _ word: String, saying text: String? = nil, timeout: Duration = .seconds(30),
    isVerbose: Bool = false
  ) throws -> (text: String, exit: WorkshopExit) {
    let task = "Exercises/Chapter1/1.2-Red.swift"
    let text = try text ?? workspace.text(task)
    return try workspace.whileSaying(text, in: task) {
      let written = CallRecorder<String>()
      let workshop = workshop(output: written)
      let exit = try workshop.check(
        try workshop.selection(word), timeout: timeout, isVerbose: isVerbose)
      return (written.calls.joined(), exit)
    }
  }
}
