import CourseModel
import Foundation

extension Toolchain {
  /// The Swift toolchain in PATH.
  ///
  /// - Parameter scratchPath: the package manager's build folder, relative to the workspace's root.
  ///   CI sets its own, to reuse what it has built before.
  package static func live(
    _ workspace: Workspace, _ runner: ProcessRunner,
    scratchPath: String = ".build/workshop/package"
  ) -> Toolchain {
    let package = PackageManager(
      workspace: workspace, runner: runner, scratchPath: scratchPath)
    let direct = DirectBuild(workspace, runner, describe: package.describe)
    return Toolchain(
      describe: package.describe, ways: [direct.way, package.way],
      buildPrograms: package.buildPrograms, typeCheck: direct.typeCheck)
  }
}

extension PackageManager {
  /// `swift build`, then `swift test`.
  var way: TestWay {
    TestWay(name: "package", takesTurns: true, build: build, run: run, clean: clean)
  }
}

extension DirectBuild {
  /// The compiler, then the program that it has built.
  var way: TestWay { TestWay(name: "direct", build: build, run: run, clean: clean) }
}
