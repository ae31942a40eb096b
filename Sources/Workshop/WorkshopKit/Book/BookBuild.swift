import Foundation

/// The workspace, built for the checks that run its programs and import its modules.
///
/// It shares the folder of `Builder`, so that nothing waits for the build
/// or the test run of the caller, or disturbs it.
struct BookBuild: Sendable {
  /// What is different from our own environment in all programs that the checks run.
  static let environment: [String: String?] = ["ANSWERS": nil, "CHAPTER": nil, "NO_COLOR": "1"]

  /// The workspace.
  let workspace: Workspace
  /// The folder of the programs.
  let programs: String

  /// - Parameters:
  ///   - workspace: the workspace.
  ///   - programs: the folder that it has been built into.
  init(workspace: Workspace, programs: String) {
    self.workspace = workspace
    self.programs = programs
  }

  /// Builds the whole workspace, with the exercises as they stand.
  ///
  /// - Parameter workspace: what to build.
  /// - Throws: `BookBuildError` when it does not build, `CommandError` without `swift`.
  init(of workspace: Workspace) throws {
    let build = try Self.swift(["build"], in: workspace)
    guard build.succeeded else { throw BookBuildError.notBuilt(build.output) }
    let path = try Self.swift(["build", "--show-bin-path"], in: workspace)
    guard path.succeeded, let last = path.output.split(separator: "\n").last else {
      throw BookBuildError.notBuilt(path.output)
    }
    self.init(workspace: workspace, programs: String(last))
  }

  /// The folder of the modules' interfaces.
  var modules: String { "\(programs)/Modules" }

  /// What the package manager passes to the compiler as the package's name: the folder's,
  /// as an identifier. Modules show their `package` declarations only to code of that name.
  var packageName: String {
    let name = workspace.root.lastPathComponent.lowercased()
      .map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return (name.first?.isNumber == true ? "_" : "") + String(name)
  }

  private static func swift(
    _ arguments: [String], in workspace: Workspace
  ) throws -> Command.Outcome {
    try Command(
      "swift", arguments + ["--scratch-path", Builder.scratchPath], in: workspace.root,
      environment: environment, timeout: .seconds(1800)
    ).run()
  }
}

/// What can be wrong with the build.
enum BookBuildError: Error, CustomStringConvertible {
  case notBuilt(String)

  /// A sentence that says what to do.
  var description: String {
    switch self {
    case .notBuilt(let output):
      "The workspace does not build, so neither transcripts nor code that must not compile were checked. `swift build` said:\n\(indented(output))"
    }
  }
}

/// Output as a part of a message: at most its last forty lines, moved to the right.
func indented(_ output: String) -> String {
  let lines = output.trimmedAtEnd.split(separator: "\n", omittingEmptySubsequences: false)
  return ((lines.count > 40 ? ["…"] : []) + lines.suffix(40)).map { "    \($0)".trimmedAtEnd }
    .joined(separator: "\n")
}
