import CourseModel
import Foundation
import Judging
import TerminalUI

extension Workshop {
  /// Judges and scores everything.
  ///
  /// - Parameters:
  ///   - selection: a chapter or an exercise; nil for the whole course.
  ///   - output: writes the report that is requested as "-".
  /// - Returns: success if every exercise is solved, in every submission.
  /// - Throws: `SubmissionError` or `ReportError` if the options aren't valid, `BuildError` or
  ///   `CommandError` if nothing can be judged, an error from the file system.
  func grade(
    _ selection: Selection?, _ options: GradeOptions, output: @escaping (String) throws -> Void
  ) throws -> WorkshopExit {
    let gradebook = Gradebook(
      course, toolchain(runner), terminal: terminal, options: options, title: title(of:),
      stars: { header(of: $0)?.stars ?? 1 }, output: output)
    let exercises: [Exercise]? =
      switch selection {
      case .exercise(let exercise): [exercise]
      case .chapter(let chapter): chapter.exercises
      case nil: nil
      }
    if let only = options.only, options.answers == nil { throw SubmissionError.noPerson(only) }
    if let folder = options.answers {
      return try gradebook.grade(exercises, handedInTo: folder) ? .success : .red
    }
    let answers = (exercises ?? course.exercises).map(answer(to:))
    let verdicts = try gradebook.grade(answers)
    try note(verdicts, on: answers)
    return verdicts.values.allSatisfy(\.isSolved) ? .success : .red
  }
}
