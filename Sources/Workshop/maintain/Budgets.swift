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
    func lines(of what: String, _ limit: Int, _ belongs: (String) -> Bool) -> Row {
      let value = files.filter(belongs).reduce(0) { $0 + self.lines(of: $1) }
      return Row(what: "lines of \(what)", value: value, limit: limit)
    }
    let workshop = files.filter { $0.hasPrefix("Sources/Workshop/") }
    let isAnswers = { (path: String) in path.contains(/^Tests\/Exercises\/.*\.md$/) }
    return [
      lines(of: "Sources/Workshop", 9_000) { $0.hasPrefix("Sources/Workshop/") },
      Row(
        what: "modules of Sources/Workshop",
        value: Set(workshop.map { $0.split(separator: "/")[2] }).count, limit: 6),
      lines(of: "Tests/Workshop", 6_000) { $0.hasPrefix("Tests/Workshop/") },
      lines(of: "exercises' tests", 8_000) { $0.contains(/^Tests\/Exercises\/.*\.swift$/) },
      lines(of: "mistakes and other answers", 12_000, isAnswers),
      Row(
        what: "files of mistakes and other answers", value: files.count(where: isAnswers),
        limit: 110),
      lines(of: "Sources/Shared and its tests", 7_800) {
        $0.contains(/^(Sources|Tests)\/Shared\//)
      },
      lines(of: "chapters and their tests", 27_200) { $0.contains(/^(Sources|Tests)\/Chapter/) },
      lines(of: "Package.swift", 500) { $0 == "Package.swift" },
      lines(of: "everything", 90_000) { _ in true },
      Row(what: "files of everything", value: files.count, limit: 1_300),
      Row(
        what: "modules that a learner's swift test builds",
        value: manifest.targets.count(where: isForLearners), limit: 115),
    ]
  }

  /// Whether the package has it without the workspace's own tests (`hasOwnTests` in Package.swift).
  private func isForLearners(_ target: Manifest.Target) -> Bool {
    ![
      "maintain", "WorkshopTestSupport", "ToyStore", "SwiftUI", "InSwiftUI", "SwiftUICoffeeShops",
    ].contains(target.name)
      && (target.kind != .test || target.name.hasSuffix("ExercisesTests"))
  }

  private func lines(of path: String) -> Int {
    FileManager.default.contents(atPath: workspace.url(path).path)?
      .count { $0 == UInt8(ascii: "\n") } ?? 0
  }
}
