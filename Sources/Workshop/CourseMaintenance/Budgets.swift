import CourseModel
import Foundation
import Toolchain

/// How large the workspace is, and how large it may be: what people have to read has a door out.
struct Budgets {
  /// A row of the table.
  struct Row: Hashable {
    let what: String
    let value: Int
    let limit: Int
  }

  let workspace: Workspace
  /// The whole package.
  let manifest: Manifest

  /// The rows, each with its current value.
  var rows: [Row] {
    let files =
      ["Book", "Exercises", "Solutions", "Sources", "Tests"]
      .flatMap { workspace.files(below: $0) }
      + workspace.names(in: ".").filter { !workspace.url($0).isFolder }
    func count(_ belongs: (String) -> Bool) -> (lines: Int, files: Int) {
      let found = files.filter(belongs)
      return (found.reduce(0) { $0 + lines(of: $1) }, found.count)
    }
    let exercises = { (path: String) in path.hasPrefix("Tests/Exercises/") }
    let workshop = "Sources/Workshop/"
    let answers = count { exercises($0) && $0.hasSuffix(".md") }
    let all = count { _ in true }
    return [
      Row(
        what: "lines of Sources/Workshop", value: count { $0.hasPrefix(workshop) }.lines,
        limit: 7_500),
      Row(
        what: "modules of Sources/Workshop",
        value: Set(files.filter { $0.hasPrefix(workshop) }.map { $0.split(separator: "/")[2] })
          .count,
        limit: 6),
      Row(
        what: "lines of Tests/Workshop", value: count { $0.hasPrefix("Tests/Workshop/") }.lines,
        limit: 6_000),
      Row(
        what: "lines of exercises' tests",
        value: count { exercises($0) && $0.hasSuffix(".swift") }.lines, limit: 8_000),
      Row(what: "lines of mistakes and other answers", value: answers.lines, limit: 12_000),
      Row(what: "files of mistakes and other answers", value: answers.files, limit: 110),
      Row(
        what: "lines of Sources/Shared and its tests",
        value: count { $0.hasPrefix("Sources/Shared/") || $0.hasPrefix("Tests/Shared/") }.lines,
        limit: 7_500),
      Row(
        what: "lines of chapters and their tests",
        value: count { $0.contains(/^(Sources|Tests)\/Chapter/) }.lines, limit: 27_000),
      Row(what: "lines of Package.swift", value: lines(of: "Package.swift"), limit: 420),
      Row(what: "lines of everything", value: all.lines, limit: 90_000),
      Row(what: "files of everything", value: all.files, limit: 1_300),
      Row(
        what: "modules that a learner's swift test builds",
        value: manifest.targets.count(where: isForLearners), limit: 95),
    ]
  }

  /// Whether the package has it without the workspace's own tests (`hasOwnTests` in Package.swift).
  private func isForLearners(_ target: Manifest.Target) -> Bool {
    !["CourseMaintenance", "maintain", "WorkshopTestSupport"].contains(target.name)
      && (target.kind != .test || target.name.hasSuffix("ExercisesTests"))
  }

  private func lines(of path: String) -> Int {
    FileManager.default.contents(atPath: workspace.url(path).path)?
      .count { $0 == UInt8(ascii: "\n") } ?? 0
  }
}
