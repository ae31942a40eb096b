import CourseModel
import Foundation
import Toolchain

/// An answer to an exercise: the learner's, the reference answer, or one that the tests are tried on.
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
  /// An answer that the tests are tried on holds the learner's part alone, and what is given is put above
  /// it: so that it can't drift away from the task, and a reader sees what matters.
  ///
  /// - Parameter path: the file, relative to the workspace's root.
  package init(to exercise: Exercise, at path: String, in workspace: Workspace) {
    let text = Result { () throws(WorkspaceError) in try workspace.text(path) }
    var given: Substring = ""
    if [exercise.attempts, exercise.alternatives].contains(where: { path.hasPrefix("\($0)/") }),
      let task = try? workspace.text(exercise.task),
      let mark = task.range(of: "// MARK: - Yours\n")
    {
      given = task[..<mark.lowerBound]
    }
    self.init(
      to: exercise, at: path, text: text.map { given + $0 },
      linesAbove: given.count(where: \.isNewline))
  }

  /// Where it is compiled, relative to the root.
  var stagedPath: String { Self.stagedPath(of: exercise) }

  /// Where an answer to an exercise is compiled, relative to the root.
  static func stagedPath(of exercise: Exercise) -> String {
    "\(TestBuild.answers)/\(exercise.folder)/\(exercise.fileName)"
  }

  /// What is wrong where a linker finds a second program beside the tests' own.
  ///
  /// - Parameter output: what the tools printed.
  /// - Returns: nil where it finds none, or where the answer isn't the one that begins it.
  func secondProgram(in output: String) -> Diagnostic? {
    let duplicate = /(?:multiple definition of|duplicate symbol|duplicate symbol:) ['"`]?_?main\b/
    guard output.contains(duplicate),
      let lines = try? text.get().split(
        separator: "\n", omittingEmptySubsequences: false),
      let index = lines.firstIndex(where: { $0.contains(/^\s*@main\b/) })
    else { return nil }
    return Diagnostic(
      path: path, line: index + 1, column: 1,
      message: "'@main' begins a program, and the tests have one already. Remove it.")
  }

  /// Where its stamp is compiled. No exercise's file has a dot in its name.
  var stampPath: String {
    "\(TestBuild.answers)/\(exercise.folder)/\(exercise.id)-answer.stamp.swift"
  }

  /// What a program says that was built from this text.
  ///
  /// - Throws: the error that kept the answer from being read.
  func stamp() throws -> String { Progress.hash(of: try text.get()) }

  /// Writes it to where it is compiled, with a class beside it that tells the tests which text they
  /// were built with. A file that says the same already is left alone.
  ///
  /// - Throws: an error of the file system, or the one that kept the answer from being read.
  func stage(in workspace: Workspace) throws {
    let stamp = try stamp()
    try Self.write(try text.get(), to: stagedPath, in: workspace)
    // TestSupport/AnswerStamp.swift looks for this class by its name.
    try Self.write(
      """
      final class AnswerStamp\(exercise.id.chapter)_\(exercise.id.number): LosslessStringConvertible {
        init?(_ text: String) {}
        var description: String { "\(stamp)" }
      }

      """, to: stampPath, in: workspace)
  }

  private static func write(_ text: String, to path: String, in workspace: Workspace) throws {
    if (try? workspace.text(path)) == text { return }
    let file = workspace.url(path)
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
