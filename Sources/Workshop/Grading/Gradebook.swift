import CourseModel
import Foundation
import Judging
import TerminalUI
import Toolchain

/// Grades answers, writes the reports that are asked for, and shows a table.
package struct Gradebook {
  private let course: Course
  private let toolchain: Toolchain
  private let terminal: Terminal
  private let options: GradeOptions
  private let title: (Exercise) -> String
  private let output: (String) throws -> Void

  /// Memberwise: the implicit initializer is internal.
  package init(
    _ course: Course, _ toolchain: Toolchain, terminal: Terminal, options: GradeOptions,
    title: @escaping (Exercise) -> String, output: @escaping (String) throws -> Void
  ) {
    self.course = course
    self.toolchain = toolchain
    self.terminal = terminal
    self.options = options
    self.title = title
    self.output = output
  }

  private var grader: Grader {
    Grader(
      course: course, toolchain: toolchain, title: title, timeout: options.timeout,
      capturesOutput: options.json != nil || options.junit != nil,
      isOthers: options.answers != nil)
  }

  /// Grades the answers of this clone.
  ///
  /// - Returns: a verdict on each.
  /// - Throws: `ReportError` before the grading when the options make no sense, `BuildError` or
  ///   `CommandError` when nothing can be judged.
  package func grade(_ answers: [Answer]) throws -> [Exercise: Verdict] {
    let reports = try GradeReports(options, isMany: false, output: output)
    let grades = try grader.grades(of: answers)
    try reports.write(grades, of: "Exercises")
    if !reports.isOutputTaken { terminal.draw(GradeTable(course: course).table(grades)) }
    return Dictionary(uniqueKeysWithValues: grades.map { ($0.exercise, $0.verdict) })
  }

  /// Grades what others have handed in.
  ///
  /// - Parameter exercises: those that are graded; nil for the whole course, or for the one chapter
  ///   that is handed in.
  /// - Returns: whether every exercise is solved, in every submission.
  /// - Throws: as the other one; `SubmissionError` when there is nothing to grade; an error of the
  ///   file system.
  package func grade(_ exercises: [Exercise]?, handedInTo folder: URL) throws -> Bool {
    let found = try Submission.find(
      in: folder, for: course,
      except: [options.json, options.junit].compactMap(\.self).filter { $0 != "-" }
        .map { URL(fileURLWithPath: $0) })
    let reports = try GradeReports(options, isMany: found.isMany, output: output)
    var all: [(name: String, grades: [Grade])] = []
    for (index, submission) in found.all.enumerated() {
      if found.isMany, !reports.isOutputTaken {
        terminal.write(Line("\(index + 1) of \(found.all.count): \(submission.name)", .dim))
      }
      let chapter = found.isMany ? nil : submission.chapter
      let own = course.exercises.filter { chapter == nil || $0.id.chapter == chapter }
      let answers = try submission.copy(exercises ?? own, in: course.workspace)
      let grades = try grader.grades(of: answers)
      try reports.write(grades, of: submission.name)
      all.append((submission.name, grades))
    }
    if !reports.isOutputTaken {
      let table = GradeTable(course: course)
      terminal.draw(found.isMany ? table.table(all) : table.table(all.flatMap(\.grades)))
    }
    return all.flatMap(\.grades).allSatisfy(\.verdict.isSolved)
  }
}
