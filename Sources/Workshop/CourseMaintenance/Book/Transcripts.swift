import CourseModel
import Foundation
import Processes

/// The Book's `console` blocks: every command is run, and its output compared.
struct Transcripts {
  let course: Course
  /// The folder of the built programs.
  let programs: URL
  /// The build folder, relative to the workspace's root.
  let scratchPath: String
  let runner: ProcessRunner
  let pages: [BookPage]
  let report: @Sendable (String) -> Void
  /// How long a block may take.
  var timeout: Duration = .seconds(60)
  /// How long a block may take in which something is built.
  var timeoutForBuilds: Duration = .seconds(300)

  /// Runs every block, one after the other.
  ///
  /// - Throws: `CommandError` without a shell, an error of the file system.
  func problems() throws -> [Problem] {
    let shim = try SwiftShim(
      programs: programs, workspace: course.workspace, scratchPath: scratchPath,
      path: runner.environment["PATH"])
    defer { shim.remove() }
    return try pages.flatMap { page in
      try page.fences.filter { $0.language == "console" && $0.isClosed }.flatMap { fence in
        do {
          return try problems(with: fence, on: page.path, shim.environment)
        } catch let flaw as BlockError {
          return [Problem(page.path, line: fence.line, flaw.description)]
        } catch let error as BackgroundError {
          return [Problem(page.path, line: fence.line, error.description)]
        }
      }
    }
  }

  private func problems(
    with fence: Fence, on page: String, _ environment: [String: String?]
  ) throws -> [Problem] {
    let transcript = try Transcript(checked: fence)
    let commands = transcript.steps.map(\.command)
    report("\(page):\(fence.line): $ \(commands.first ?? "")")
    // The commands of a block share one folder of progress, which no other block sees.
    let state = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: state) }
    var environment = environment
    environment["WORKSHOP_STATE"] = state.path
    let solved = fence.values("answers").flatMap { $0.split(separator: ",").map(\.trimmed) }
    if !solved.isEmpty {
      environment["ANSWERS"] = try AnswersFixture(solved, in: course).write()
    }
    let folder = course.workspace.root
    var programs: [BackgroundProgram] = []
    defer { programs.forEach { $0.stop() } }
    for command in fence.values("while running") {
      programs.append(
        try BackgroundProgram(
          command, in: folder, environment: environment, runner: runner))
    }
    let session = ShellSession(
      runner: runner, folder: folder, environment: environment,
      timeout: transcript.builds ? timeoutForBuilds : timeout)
    let results = try session.run(commands)
    for program in programs where !program.isRunning {
      throw BackgroundError.ended(program.command, program.text)
    }
    let verdict = TranscriptComparison(page: page, transcript: transcript, timeout: session.timeout)
    return verdict.problems(with: results)
  }
}
