import Foundation

/// A build from clean, of a module and everything that it uses.
struct CleanBuild: Hashable, CustomStringConvertible {
  /// The build folder, relative to the workspace's root; no other build uses it.
  static let scratchPath = "\(Builder.scratchPath)/build-times"

  /// The module at the top.
  let module: String
  /// Whether it is a program, which is linked too.
  var isProgram = false
  /// The trait of the package that is on, if one is.
  var trait: String?

  /// "WeatherFeature with HeavyLive".
  var description: String { trait.map { "\(module) with \($0)" } ?? module }

  /// What `swift` is told. Both kinds of module are compiled with the same flags.
  var arguments: [String] {
    ["build", "--scratch-path", Self.scratchPath, isProgram ? "--product" : "--target", module]
      + (trait.map { ["--traits", $0] } ?? [])
  }

  /// Removes what an earlier build left, and builds.
  ///
  /// - Parameters:
  ///   - workspace: where.
  ///   - chapter: the chapter that the package is reduced to.
  /// - Returns: how long `swift build` took.
  /// - Throws: `BuildError` when it does not build, `CommandError` without `swift`.
  func run(in workspace: Workspace, chapter: Int) throws -> Duration {
    try Self.clean(workspace)
    let command = Command(
      "swift", arguments, in: workspace.root,
      environment: ["ANSWERS": nil, "CHAPTER": String(chapter)])
    let start = ContinuousClock.now
    let outcome = try command.run()
    let time = ContinuousClock.now - start
    guard outcome.succeeded else { throw BuildError.failed(outcome.output) }
    return time
  }

  /// Removes the build folder, if there is one.
  static func clean(_ workspace: Workspace) throws {
    guard workspace.fileExists(scratchPath) else { return }
    try FileManager.default.removeItem(at: workspace.url(scratchPath))
  }
}
