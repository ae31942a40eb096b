import CourseModel
import Foundation
import Toolchain

/// Runs every command in the Book's `console` and `screen` blocks, and compares what it shows.
struct Transcripts {
  let course: Course
  /// The folder of the built programs.
  let programs: URL
  /// The build folder, relative to the workspace's root.
  let scratchPath: String
  let runner: ProcessRunner
  let pages: [BookPage]
  let report: @Sendable (String) -> Void
  /// The time limit for a block.
  var timeout: Duration = .seconds(60)
  /// The time limit for a block that builds something.
  var timeoutForBuilds: Duration = .seconds(300)
  /// The time limit for a window to show the expected screen, long enough for a check to build
  /// something.
  var timeoutForScreens: Duration = .seconds(120)

  /// Runs every block, one after another.
  ///
  /// - Throws: `CommandError` if there's no shell, or an error from the file system.
  func problems() throws -> [Problem] {
    try withSwiftShim(
      programs: programs, scratch: course.workspace.url(scratchPath),
      path: runner.environment["PATH"]
    ) { environment in
      try pages.flatMap(\.fences).filter(\.isClosed).flatMap { fence in
        try fence.problems {
          switch fence.language {
          case "console": try problems(with: fence, environment)
          case "screen": try screenProblems(with: fence, environment)
          default: []
          }
        }
      }
    }
  }

  private func problems(with fence: Fence, _ environment: [String: String?]) throws -> [Problem] {
    let transcript = try Transcript(fence)
    let timeout = transcript.builds ? timeoutForBuilds : timeout
    let commands = transcript.steps.map(\.command)
    report("\(fence.start.path):\(fence.start.line): $ \(commands.first ?? "")")
    var environment = environment
    let solved = fence.values("answers").flatMap { $0.split(separator: ",").map(\.trimmed) }
    if !solved.isEmpty { environment["ANSWERS"] = try course.writeAnswers(solved: solved) }
    let results = try withPrograms(beside: fence, environment) { folder, environment in
      try runner.run(commands, in: folder, environment: environment, timeout: timeout)
    }
    return transcript.problems(with: results, timeout: timeout)
  }

  private func screenProblems(
    with fence: Fence, _ environment: [String: String?]
  ) throws -> [Problem] {
    let transcript = try ScreenTranscript(fence)
    report("\(fence.start.path):\(fence.start.line): $ \(transcript.command), at a terminal")
    return try withPrograms(beside: fence, environment) { folder, environment in
      try transcript.problems(in: folder, environment: environment, timeout: timeoutForScreens)
    }
  }

  /// Runs the programs that a block needs in the background, and gives the block its own progress
  /// folder.
  private func withPrograms<Result>(
    beside fence: Fence, _ environment: [String: String?],
    _ body: (_ folder: URL, _ environment: [String: String?]) throws -> Result
  ) throws -> Result {
    let state = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: state) }
    var environment = environment
    environment["WORKSHOP_STATE"] = state.path
    let folder = course.workspace.root
    var programs: [BackgroundProgram] = []
    defer { programs.forEach { $0.stop() } }
    for command in fence.values("while running") {
      programs.append(
        try BackgroundProgram(command, in: folder, environment: environment, runner: runner))
    }
    let result = try body(folder, environment)
    for program in programs { try program.mustBeRunning() }
    return result
  }
}
