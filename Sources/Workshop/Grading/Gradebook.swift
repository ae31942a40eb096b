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
  /// How long a compiler may take: an answer may keep it busy forever.
  var buildTimeout = Duration.seconds(300)

  /// - Parameters:
  ///   - title: "1.2 Hand it the database", of each exercise.
  ///   - output: takes the report that is asked for as "-".
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

  /// Grades the answers of this clone.
  ///
  /// - Returns: a verdict on each.
  /// - Throws: `ReportError` before the grading when the options make no sense, `BuildError` or
  ///   `CommandError` when nothing can be judged.
  package func grade(_ answers: [Answer]) throws -> [Exercise: Verdict] {
    let reports = try GradeReports(options, isMany: false, output: output)
    let grades = try grades(of: answers)
    try reports.write(grades, of: "Exercises")
    if !reports.isOutputTaken { terminal.draw(GradeTable(course: course).table(grades)) }
    return Dictionary(uniqueKeysWithValues: grades.map { ($0.exercise, $0.verdict) })
  }

  /// Grades what others have handed in.
  ///
  /// - Parameter exercises: those that are graded; nil for the whole course, or for the one chapter
  ///   that is handed in.
  /// - Returns: whether every exercise is solved, in every submission.
  /// - Throws: as the other one; `SubmissionError` when there is nothing to grade.
  package func grade(_ exercises: [Exercise]?, handedInTo folder: URL) throws -> Bool {
    let places = options.reports.filter { $0 != "-" }.map { URL(fileURLWithPath: $0) }
    let (all, isMany) = try Submission.find(in: folder, for: course, except: places)
    let reports = try GradeReports(options, isMany: isMany, output: output)
    let graded = try all.enumerated().map { index, submission in
      if isMany, !reports.isOutputTaken {
        terminal.write(Line("\(index + 1) of \(all.count): \(submission.name)", .dim))
      }
      let chapter = isMany ? nil : submission.chapter
      let own = course.exercises.filter { chapter == nil || $0.id.chapter == chapter }
      let grades = try self.grades(of: (exercises ?? own).map(submission.answer(to:)))
      try reports.write(grades, of: submission.name)
      return (name: submission.name, grades: grades)
    }
    if !reports.isOutputTaken {
      let table = GradeTable(course: course)
      terminal.draw(isMany ? table.table(graded) : table.table(graded.flatMap(\.grades)))
    }
    return graded.flatMap(\.grades).allSatisfy(\.verdict.isSolved)
  }

  /// Judges answers, and gives each exercise its grade.
  ///
  /// - Throws: `BuildError` when the workspace doesn't build even with the reference answers,
  ///   `CommandError` without a toolchain.
  func grades(of answers: [Answer]) throws -> [Grade] {
    let judge = Judge(
      course.workspace, toolchain, timeout: options.timeout, buildTimeout: buildTimeout,
      capturesOutput: !options.reports.isEmpty)
    return zip(answers, try judge.judge(answers)).map { answer, judged in
      var grade = Grade(
        exercise: answer.exercise, title: title(answer.exercise), verdict: judged.verdict,
        isOthers: options.answers != nil)
      let tests = (try? course.workspace.text(answer.exercise.tests)) ?? ""
      grade.tests = TestFunction.all(in: tests).map { function in
        let seen = judged.tests.first { $0.line == function.line }
        return GradedTest(
          function, seen, output: seen.flatMap { judged.output[$0.id] }, in: grade)
      }
      return grade
    }
  }
}
