import CourseModel
import Toolchain

/// Checks the list of test targets that learners don't build. The list is the name of a test, which
/// tells learners so.
struct OwnTests {
  static let path = "Tests/Support/OwnTests/OwnTests.swift"

  let manifest: Manifest
  let workspace: Workspace

  /// The targets that are missing from the list, in the order of the manifest.
  ///
  /// Tests of a chapter's program are left out: their names would match `--filter Chapter6`, which
  /// is meant to run the exercises.
  ///
  /// - Throws: `WorkspaceError` if the file is missing.
  func problems() throws -> [Problem] {
    let lines = try workspace.text(Self.path).lines(of: Self.path)
    let list = lines.first { $0.text.contains(/\bfunc \w+Tests\w*\(\)/) }
    let names = (list?.text.firstMatch(of: /func (\w+)/)?.1 ?? "").split(separator: "_")
    let targets = manifest.targets.filter { target in
      target.kind == .test && !target.name.hasSuffix("ExercisesTests") && target.name != "OwnTests"
        && target.name.wholeMatch(of: /Chapter\d+Tests/) == nil
    }
    return targets.map(\.name).filter { !names.contains(Substring($0)) }.map { name in
      Problem(
        Self.path, line: list?.line,
        "\(name) is not in the name of the function, so `swift test --filter \(name)` does not say that ANSWERS=Solutions is needed. Add it."
      )
    }
  }
}
