import CourseModel
import Foundation
import Toolchain

/// An answer to an exercise: the learner's, the reference answer, or a wrong one.
package struct Answer: Sendable {
  /// What it answers.
  package let exercise: Exercise
  /// The file that it comes from, as messages name it.
  package let path: String
  /// What is compiled, or why the file can't be.
  package let text: Result<String, WorkspaceError>
  /// How many lines of `text` stand above those of the file.
  let linesAbove: Int

  /// An answer that was read elsewhere, or couldn't be.
  package init(
    to exercise: Exercise, at path: String, text: Result<String, WorkspaceError>,
    linesAbove: Int = 0
  ) {
    self.exercise = exercise
    self.path = path
    self.text = text
    self.linesAbove = linesAbove
  }

  /// Reads a file.
  ///
  /// A wrong answer of ours holds the learner's part alone, and what is given is put above it: so that
  /// it can't drift away from the task, and a reader sees what is wrong.
  ///
  /// - Parameter path: the file, relative to the workspace's root.
  package init(to exercise: Exercise, at path: String, in workspace: Workspace) {
    let text = Result { () throws(WorkspaceError) in try workspace.text(path) }
    var given: Substring = ""
    if path.hasPrefix("\(exercise.attempts)/"), let task = try? workspace.text(exercise.task),
      let mark = task.range(of: "// MARK: - Yours\n")
    {
      given = task[..<mark.lowerBound]
    }
    self.init(
      to: exercise, at: path, text: text.map { given + $0 },
      linesAbove: given.count(where: \.isNewline))
  }

  /// Where it is compiled, relative to the root.
  var stagedPath: String { "\(TestBuild.answers)/\(exercise.folder)/\(exercise.fileName)" }

  /// Writes it to where it is compiled. A file that says the same already is left alone.
  ///
  /// - Throws: an error of the file system, or the one that kept the answer from being read.
  func stage(in workspace: Workspace) throws {
    let text = try text.get()
    if (try? workspace.text(stagedPath)) == text { return }
    let file = workspace.url(stagedPath)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The package manager notices a change by the second of the file's date, and two answers may be
    // staged within one second.
    let earlier = try? FileManager.default.attributesOfItem(atPath: file.path)
    let last = earlier?[.modificationDate] as? Date ?? .distantPast
    try Data(text.utf8).write(to: file, options: .atomic)
    try FileManager.default.setAttributes(
      [.modificationDate: max(Date(), last.addingTimeInterval(1.5))], ofItemAtPath: file.path)
  }
}
