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

  /// What `check` writes, and how it ends.
  ///
  /// - Parameters:
  ///   - word: a chapter or an exercise.
  ///   - text: what the exercise 1.2 says.
  ///   - timeout: how long a run of the tests may take.
  func check(
    _ word: String, saying text: String, timeout: Duration = .seconds(30)
  ) throws -> (text: String, exit: WorkshopExit) {
    let task = "Exercises/Chapter1/1.2-Red.swift"
    return try workspace.whileSaying(text, in: task) {
      let written = CallRecorder<String>()
      let workshop = Workshop(
        Course(discoveredIn: workspace), terminal: .scripted(output: written), runner: runner,
        toolchain: { [workspace] in .live(workspace, $0) })
      let exit = try workshop.check(
        try workshop.selection(word), timeout: timeout, isVerbose: false)
      return (written.calls.joined(), exit)
    }
  }
}
