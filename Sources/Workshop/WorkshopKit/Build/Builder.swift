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
  /// How long the compiler may take before it counts as endless; nil for as long as it likes.
  var timeout: Duration?
  /// How long to wait for another build in the same folder.
  var patience = BusyError.patience

  /// The variables that choose what is built.
  ///
  /// Those that a shell changes with each folder and each level are removed: the package manager
  /// evaluates the manifest anew, for a second or two, when any variable differs.
  var environment: [String: String?] {
    [
      "ANSWERS": AnswerSheet.folder,
      "CHAPTER": exercise.map(\.description) ?? chapter.map(String.init),
      "OLDPWD": nil, "PWD": nil, "SHLVL": nil, "_": nil,
    ]
  }

  /// The product that holds all tests, which the package manager calls after the package; nil if
  /// the manifest does not say the package's name in the usual way.
  private var product: String? {
    (try? workspace.text("Package.swift"))?
      .firstMatch(of: /Package\(\s*name: "([^"\\]+)"/).map { "\($0.1)PackageTests" }
  }

  /// What to build: the tests, and of the package only what they use.
  private var goal: [String] { product.map { ["--product", $0] } ?? ["--build-tests"] }

  /// The folder with the built products.
  var products: URL { workspace.url("\(Self.scratchPath)/debug") }

  enum Result {
    case built
    case failed([Diagnostic], output: String)
  }

  /// Builds everything that the tests need: by repeating the part of the last build that depends
  /// on the answers if nothing else has changed, otherwise from the manifest on.
  ///
  /// - Throws: `ToolchainError` when there is no toolchain, or one that is too old; `BusyError`
  ///   when another build does not leave the folder; `BuildError.endless` when it takes too long;
  ///   `CommandError` when nothing can be run.
  func build() throws -> Result {
    if let result = try rebuild() { return result }
    let start = Date()
    let outcome = try Command(
      swift, ["build", "--scratch-path", Self.scratchPath] + goal,
      in: workspace.root, environment: environment, timeout: timeout
    ).run(observer: observer())
    if let timeout, outcome.end == .timedOut { throw BuildError.endless(after: timeout) }
    if outcome.succeeded {
      keep(since: start)
      return .built
    }
    if let error = ToolchainError(outcome, needed: workspace.neededSwift) { throw error }
    return .failed(errors(in: outcome.output), output: outcome.output)
  }

  /// The compiler's errors, with paths relative to the root.
  private func errors(in output: String) -> [Diagnostic] {
    Diagnostic.errors(in: output).map { error in
      var error = error
      if error.path.hasPrefix(workspace.root.path + "/") {
        error.path = String(error.path.dropFirst(workspace.root.path.count + 1))
      }
      return error
    }
  }

  // MARK: - Building again

  /// Where the commands of the last build are kept.
  private var kept: URL { workspace.url("\(Self.scratchPath)/rebuild.json") }

  /// Whether nobody else builds in the folder, so that it is as we left it.
  private var isOurs: Bool {
    exercise != nil && ProcessInfo.processInfo.environment["WORKSHOP_BUILD"] == nil
  }

  /// Builds without the package manager; nil where that cannot be done or does not lead to a result
  /// that is sure to be the same.
  private func rebuild() throws -> Result? {
    guard isOurs, let data = try? Data(contentsOf: kept),
      var rebuild = try? JSONDecoder().decode(Rebuild.self, from: data),
      rebuild.fits(workspace, environment: environment)
    else {
      try? FileManager.default.removeItem(at: kept)
      return nil
    }
    report(.output("Only an answer may have changed, so only what it changes is built again."))
    guard
      let output = try rebuild.run(
        in: workspace, timeout: timeout, report: report, observer: observer(), keep: keep)
    else { return .built }
    let errors = errors(in: output)
    if errors.contains(where: { $0.path.hasPrefix("\(AnswerSheet.folder)/") }) {
      return .failed(errors, output: output)
    }
    try? FileManager.default.removeItem(at: kept)
    return nil
  }

  /// Keeps what the package manager has just done.
  private func keep(since start: Date) {
    guard isOurs, let product,
      let text = try? workspace.text("\(Self.scratchPath)/debug.yaml"),
      let rebuild = Rebuild(
        of: LLBuildManifest(text), product: product, since: start, in: workspace,
        environment: environment)
    else { return }
    keep(rebuild)
  }

  private func keep(_ rebuild: Rebuild) {
    try? JSONEncoder().encode(rebuild).write(to: kept, options: .atomic)
  }

  // MARK: - Waiting

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
package enum BuildError: Error, Hashable, CustomStringConvertible {
  case failed(String)
  case endless(after: Duration)
  case noTestProduct(String)

  /// The first errors; of an output without any, its end.
  static func gist(of output: String) -> String {
    let errors = Diagnostic.errors(in: output).prefix(3)
    if errors.isEmpty {
      return output.split(separator: "\n").suffix(20).joined(separator: "\n")
    }
    return errors.flatMap { ["\($0)"] + $0.excerpt }.joined(separator: "\n")
  }

  /// A sentence that says what happened, and the tools' own words.
  package var description: String {
    switch self {
    case .failed(let output) where output.contains("was compiled with module cache path"):
      """
      This folder was moved or renamed after it had been built, which the build does not survive. \
      Remove what was built, and try again: rm -rf .build
      """
    case .failed(let output):
      """
      The workspace does not build, and not because of an exercise's file. `git status` shows what \
      differs from the original. The tools say:
      \(Self.gist(of: output))
      """
    case .endless(let limit):
      "Swift was still building after \(limit.seconds.formatted()) s, and was stopped."
    case .noTestProduct(let folder):
      "There is no test product in \(folder). Remove the folder \(Builder.scratchPath) and try again."
    }
  }
}
