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
    try withSwiftShim(
      programs: programs, scratch: course.workspace.url(scratchPath),
      path: runner.environment["PATH"]
    ) { environment in
      try pages.flatMap(\.fences).filter { $0.language == "console" && $0.isClosed }
        .flatMap { fence in try fence.problems { try problems(with: fence, environment) } }
    }
  }

  private func problems(with fence: Fence, _ environment: [String: String?]) throws -> [Problem] {
    let transcript = try Transcript(fence)
    let commands = transcript.steps.map(\.command)
    report("\(fence.start.path):\(fence.start.line): $ \(commands.first ?? "")")
    // The commands of a block share one folder of progress, which no other block sees.
    let state = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: state) }
    var environment = environment
    environment["WORKSHOP_STATE"] = state.path
    let solved = fence.values("answers").flatMap { $0.split(separator: ",").map(\.trimmed) }
    if !solved.isEmpty { environment["ANSWERS"] = try course.writeAnswers(solved: solved) }
    let folder = course.workspace.root
    var programs: [BackgroundProgram] = []
    defer { programs.forEach { $0.stop() } }
    for command in fence.values("while running") {
      programs.append(
        try BackgroundProgram(command, in: folder, environment: environment, runner: runner))
    }
    let timeout = transcript.builds ? timeoutForBuilds : timeout
    let results = try runner.run(
      commands, in: folder, environment: environment, timeout: timeout)
    for program in programs { try program.mustBeRunning() }
    return transcript.problems(with: results, timeout: timeout)
  }
}
