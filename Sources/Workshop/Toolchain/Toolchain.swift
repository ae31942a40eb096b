import CourseModel
import Foundation

/// Everything that the workshop needs from a Swift toolchain, as a struct of closures like those in
/// chapter 3. The real closures are in `live`; tests use others.
///
/// This module is the only one that knows how to call the package manager and the compiler, where
/// their products are, and what their output looks like; only the wording of verdicts reads their
/// messages, too.
package struct Toolchain: Sendable {
  /// Returns the package's targets: all of them, or those of one chapter and the shared ones.
  package var describe: @Sendable (_ chapter: Int?) throws -> Manifest
  /// Builds an exercise's tests with the answer that is staged in `answersFolder`.
  package var build: @Sendable (Exercise, _ log: @escaping BuildLog) throws -> TestBuild
  /// Builds the whole workspace with the exercises as they are, and returns the folder with its
  /// programs.
  package var buildPrograms: @Sendable () throws -> URL
  /// Type-checks a file of declarations that may import modules of the workspace, and returns the
  /// compiler's errors.
  package var typeCheck: @Sendable (_ code: String, _ imports: Set<String>) throws -> [Diagnostic]

  /// Memberwise: the implicit initializer is internal.
  package init(
    describe: @escaping @Sendable (Int?) throws -> Manifest,
    build: @escaping @Sendable (Exercise, @escaping BuildLog) throws -> TestBuild,
    buildPrograms: @escaping @Sendable () throws -> URL,
    typeCheck: @escaping @Sendable (String, Set<String>) throws -> [Diagnostic]
  ) {
    self.describe = describe
    self.build = build
    self.buildPrograms = buildPrograms
    self.typeCheck = typeCheck
  }

  /// The folder of staged answers, relative to the workspace's root, with the layout of Exercises.
  package static let answersFolder = ".build/workshop/answers"
}

/// The result of building an exercise's tests.
package enum TestBuild: Sendable {
  /// The tests, ready to run any number of times.
  case built(_ run: @Sendable (_ timeout: Duration, _ log: @escaping BuildLog) throws -> TestRun)
  /// The compiler's errors, with paths relative to the root, and the whole output.
  case failed([Diagnostic], output: String)
}

extension Toolchain {
  /// The Swift toolchain in PATH: the compiler itself and, as a net under it, the package manager.
  ///
  /// - Parameter scratchPath: the package manager's build folder, relative to the workspace's root.
  ///   CI sets its own, to reuse what it has built before.
  package static func live(
    _ workspace: Workspace, _ runner: ProcessRunner,
    scratchPath: String = ".build/workshop/package"
  ) -> Toolchain {
    let package = PackageManager(workspace: workspace, runner: runner, scratchPath: scratchPath)
    let direct = DirectBuild(workspace, runner, describe: package.describe)
    return Toolchain(
      describe: package.describe,
      build: { exercise, log in
        guard let build = try direct.build(exercise, log) else {
          return try package.build(exercise, log)
        }
        guard case .built(let run) = build else { return build }
        return .built { timeout, log in
          let result = try run(timeout, log)
          // A program that can't even start says nothing about the answer.
          guard result.events.isEmpty, case .crashed = result.end,
            case .built(let run) = try package.build(exercise, log)
          else { return result }
          return try run(timeout, log)
        }
      },
      buildPrograms: package.buildPrograms, typeCheck: direct.typeCheck)
  }
}
