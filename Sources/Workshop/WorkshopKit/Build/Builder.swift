import Foundation

/// Builds the tests with a sheet of answers.
///
/// It has a build folder of its own below .build, so that neither the learner's plain
/// `swift test` nor an editor's indexing waits for it, and switching between the two
/// costs nothing.
struct Builder {
  /// The build folder, relative to the workspace's root.
  ///
  /// `WORKSHOP_BUILD` names another one. With `.build`, what a gate has built before is used again.
  static let scratchPath =
    ProcessInfo.processInfo.environment["WORKSHOP_BUILD"] ?? ".build/workshop"

  let workspace: Workspace
  /// One chapter, or nil for all of them.
  let chapter: Int?
  /// One exercise of the chapter, which is then built without its neighbours; or nil for all.
  var exercise: ExerciseID?
  /// The program that builds: a path, or a name that is looked up in PATH.
  var swift = "swift"
  /// Is told what the tools say while they run.
  var report: @Sendable (ToolNews) -> Void = { _ in }
  /// How long to wait for another build in the same folder.
  var patience = BusyError.patience

  /// The variables that choose what is built.
  var environment: [String: String?] {
    [
      "ANSWERS": AnswerSheet.folder,
      "CHAPTER": exercise.map(\.description) ?? chapter.map(String.init),
    ]
  }

  /// What to build: the product that holds all tests, and of the package only what they use.
  ///
  /// The package manager calls it after the package. A manifest that does not say its name in the
  /// usual way gets everything built.
  private var goal: [String] {
    let manifest = try? workspace.text("Package.swift")
    guard let name = manifest?.firstMatch(of: /Package\(\s*name: "([^"\\]+)"/)?.1 else {
      return ["--build-tests"]
    }
    return ["--product", "\(name)PackageTests"]
  }

  /// The folder with the built products.
  var products: URL { workspace.url("\(Self.scratchPath)/debug") }

  enum Result {
    case built
    case failed([Diagnostic], output: String)
  }

  /// Builds everything that the tests need.
  ///
  /// - Throws: `ToolchainError` when there is no toolchain, or one that is too old; `BusyError`
  ///   when another build does not leave the folder; `CommandError` when nothing can be run.
  func build() throws -> Result {
    let outcome = try Command(
      swift, ["build", "--scratch-path", Self.scratchPath] + goal,
      in: workspace.root, environment: environment
    ).run(observer: observer())
    if outcome.succeeded { return .built }
    if let error = ToolchainError(outcome, needed: workspace.neededSwift) { throw error }
    return .failed(
      Diagnostic.errors(in: outcome.output).map { error in
        var error = error
        if error.path.hasPrefix(workspace.root.path + "/") {
          error.path = String(error.path.dropFirst(workspace.root.path.count + 1))
        }
        return error
      }, output: outcome.output)
  }

  /// Passes the lines on, and notices when the package manager waits for another one of its kind.
  private func observer() -> OutputTail.Observer {
    var waitingSince: ContinuousClock.Instant?
    return { lines, begun in
      for line in lines { report(.output(line)) }
      // It says so without a line break.
      guard begun.contains("Another instance of SwiftPM") else {
        waitingSince = nil
        return
      }
      if waitingSince == nil { report(BusyError.waiting(for: "Another build")) }
      let waited = .now - (waitingSince ?? .now)
      waitingSince = waitingSince ?? .now
      if waited > patience { throw BusyError(owner: "Another build", waited: waited) }
    }
  }
}

/// What can go wrong outside the learner's files.
package enum BuildError: Error, CustomStringConvertible {
  case failed(String)
  case noTestProduct(String)

  /// A sentence that says what happened, and the tools' own words.
  package var description: String {
    switch self {
    case .failed(let output) where output.contains("was compiled with module cache path"):
      """
      This folder was moved or renamed after it had been built, which the build does not survive. \
      Remove what was built, and try again: rm -rf .build
      """
    case .failed(let output):
      "The workspace does not build, and not because of an exercise's file:\n\(output)"
    case .noTestProduct(let folder):
      "There is no test product in \(folder). Remove the folder \(Builder.scratchPath) and try again."
    }
  }
}
