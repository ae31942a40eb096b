import Foundation

/// Which file stands in for each exercise: the learner's own, the reference answer, or a
/// wrong attempt.
///
/// A sheet is laid out as a folder of the same shape as Exercises, and the manifest's
/// ANSWERS is pointed at it. Files that did not change are not written again, so that
/// only what differs is compiled.
package struct AnswerSheet: Sendable {
  /// Where sheets are laid out, relative to the workspace's root.
  package static let folder = ".build/workshop/answers"

  /// The file that is compiled for each exercise, relative to the root.
  package var files: [Exercise: String]

  /// - Parameters:
  ///   - exercises: the exercises on the sheet.
  ///   - file: the file that is compiled for an exercise, relative to the root.
  package init(_ exercises: [Exercise], file: (Exercise) -> String) {
    files = Dictionary(uniqueKeysWithValues: exercises.map { ($0, file($0)) })
  }

  /// Where an exercise's file lies once the sheet is laid out, relative to the root.
  static func path(of exercise: Exercise) -> String {
    "\(folder)/\(exercise.folder)/\(exercise.fileName)"
  }

  /// What stands above `// MARK: - Yours` in the task.
  ///
  /// A wrong attempt holds the learner's part alone: what is given cannot drift away from
  /// the task then, and a reader sees what is wrong. For other answers it is empty.
  static func given(
    _ exercise: Exercise, before source: String, in workspace: Workspace
  ) -> Substring {
    guard source.hasPrefix("\(exercise.attempts)/"), let task = try? workspace.text(exercise.task),
      let mark = task.range(of: "// MARK: - Yours\n")
    else { return "" }
    return task[..<mark.lowerBound]
  }

  /// Writes the sheet into its folder, and removes from there what is not on it.
  ///
  /// - Parameter workspace: the workspace that holds the files.
  /// - Throws: `WorkspaceError` when a file on the sheet is missing or is not UTF-8.
  func lay(in workspace: Workspace) throws {
    var expected: Set<String> = []
    for (exercise, source) in files.sorted(by: { $0.key.id < $1.key.id }) {
      let path = Self.path(of: exercise)
      expected.insert(path)
      let given = Self.given(exercise, before: source, in: workspace)
      let text = String(given) + (try workspace.text(source))
      if (try? workspace.text(path)) == text { continue }
      let url = workspace.url(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // The build notices a change by the second of the file's date, and two sheets may be
      // laid within one second.
      let earlier = try? FileManager.default.attributesOfItem(atPath: url.path)
      let last = earlier?[.modificationDate] as? Date ?? .distantPast
      try Data(text.utf8).write(to: url, options: .atomic)
      try FileManager.default.setAttributes(
        [.modificationDate: max(Date(), last.addingTimeInterval(1.5))], ofItemAtPath: url.path)
    }
    for path in workspace.files(below: Self.folder) where !expected.contains(path) {
      try FileManager.default.removeItem(at: workspace.url(path))
    }
  }
}
