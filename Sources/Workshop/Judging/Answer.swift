import CourseModel
import Foundation
import Toolchain

/// An answer to an exercise: the learner's, the reference answer, or one that tests the tests.
package struct Answer: Sendable {
  /// The exercise that it answers.
  package let exercise: Exercise
  /// The file that it comes from, as messages show it.
  package let path: String
  /// The text to compile, or why the file can't be read.
  package let text: Result<String, WorkspaceError>
  /// How many lines of `text` precede those of the file.
  let linesAbove: Int

  /// An answer that was read elsewhere, or couldn't be read.
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
  /// - Parameter path: the file, relative to the workspace's root.
  package init(to exercise: Exercise, at path: String, in workspace: Workspace) {
    let text = Result { () throws(WorkspaceError) in try workspace.text(path) }
    self.init(to: exercise, at: path, text: text)
  }

  /// A known answer from a page: the part that it describes, below what the reference answer has in
  /// common with the task.
  ///
  /// - Throws: `KnownAnswerError` if the page has no such part, `WorkspaceError` if there is no
  ///   reference answer.
  package init(to exercise: Exercise, _ known: KnownAnswer, in workspace: Workspace) throws {
    let (given, yours) = try workspace.text(exercise.solution).parts
    let part = try known.part(of: yours)
    // A whole part has its lines on the page; a changed one is nearly the reference answer.
    let fence = known.fences.first { $0.language == "swift" }
    self.init(
      to: exercise, at: fence == nil ? exercise.solution : known.page, text: .success(given + part),
      linesAbove: fence.map { given.count(where: \.isNewline) - $0.line } ?? 0)
  }

  /// The path where it's compiled, relative to the root.
  var stagedPath: String { Self.stagedPath(of: exercise) }

  /// The path where an answer to an exercise is compiled, relative to the root.
  static func stagedPath(of exercise: Exercise) -> String {
    "\(Toolchain.answersFolder)/\(exercise.folder)/\(exercise.fileName)"
  }

  /// Explains a linker error about a second program beside the tests' own.
  ///
  /// - Parameter output: the tools' output.
  /// - Returns: nil if there is no such error, or this answer isn't the one that declares it.
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

  /// The path where its stamp is compiled. No exercise's file has a dot in its name.
  var stampPath: String {
    "\(Toolchain.answersFolder)/\(exercise.folder)/\(exercise.id)-answer.stamp.swift"
  }

  /// The stamp that a program built from this text reports.
  ///
  /// - Throws: the error that kept the answer from being read.
  func stamp() throws -> String { Progress.hash(of: try text.get()) }

  /// Writes the answer to the path where it's compiled, and beside it a class that tells the tests
  /// which text they were built with. A file that is already up to date isn't touched. If the
  /// exercise's file had another name before, the copy staged under that name is removed: together
  /// they would declare everything twice.
  ///
  /// - Throws: an error from the file system, or the one that kept the answer from being read.
  func stage(in workspace: Workspace) throws {
    let stamp = try stamp()
    let folder = "\(Toolchain.answersFolder)/\(exercise.folder)"
    for path in workspace.files(below: folder)
    where path.hasPrefix("\(folder)/\(exercise.id)-") && path != stagedPath && path != stampPath {
      try FileManager.default.removeItem(at: workspace.url(path))
    }
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
    if FileManager.default.contents(atPath: workspace.url(path).path) == Data(text.utf8) { return }
    let file = workspace.url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The package manager notices a change only if the file's date differs by a second, and two
    // answers may be staged within the same second.
    let earlier = try? FileManager.default.attributesOfItem(atPath: file.path)
    let last = earlier?[.modificationDate] as? Date ?? .distantPast
    try Data(text.utf8).write(to: file, options: .atomic)
    try FileManager.default.setAttributes(
      [.modificationDate: max(Date(), last.addingTimeInterval(1.5))], ofItemAtPath: file.path)
  }
}
