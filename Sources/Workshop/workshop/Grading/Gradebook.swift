import CourseModel
import Foundation
import Judging
import SwiftSource
import TerminalUI
import Toolchain

/// Grades answers, writes the requested reports, and shows a table.
struct Gradebook {
  private let course: Course
  private let toolchain: Toolchain
  private let terminal: Terminal
  private let options: GradeOptions
  private let title: (Exercise) -> String
  private let stars: (Exercise) -> Int
  private let output: (String) throws -> Void
  /// - Parameters:
  ///   - title: the number and title of an exercise, such as "1.2 Hand it the database".
  ///   - stars: how many points an exercise is worth.
  ///   - output: writes the report that is requested as "-".
  init(
    _ course: Course, _ toolchain: Toolchain, terminal: Terminal, options: GradeOptions,
    title: @escaping (Exercise) -> String, stars: @escaping (Exercise) -> Int,
    output: @escaping (String) throws -> Void
  ) {
    self.course = course
    self.toolchain = toolchain
    self.terminal = terminal
    self.options = options
    self.title = title
    self.stars = stars
    self.output = output
  }

  /// Grades the answers of this clone.
  ///
  /// - Returns: the verdicts.
  /// - Throws: `ReportError` before the grading if the options aren't valid, `BuildError` or
  ///   `CommandError` if nothing can be judged.
  func grade(_ answers: [Answer]) throws -> [Exercise: Verdict] {
    let reports = try GradeReports(options, isMany: false, output: output)
    let grades = try grades(of: answers)
    let sheet = GradeSheet(name: "Exercises", marks: grades.map(\.mark))
    try reports.write(grades, sheet)
    try reports.write([sheet])
    if !reports.isOutputTaken { terminal.draw(GradeTable(course: course).table(grades)) }
    return Dictionary(uniqueKeysWithValues: grades.map { ($0.exercise, $0.verdict) })
  }

  /// Grades the answers that others have handed in.
  ///
  /// - Parameter exercises: the exercises to grade; nil for the whole course, or for the chapter
  ///   that was handed in.
  /// - Returns: whether every exercise is solved, in every submission.
  /// - Throws: the same errors as `grade(_:)`; `SubmissionError` if there's nothing to grade.
  func grade(_ exercises: [Exercise]?, handedInTo folder: URL) throws -> Bool {
    let found = try Submission.find(in: folder, for: course, except: places).only(options.only)
    let reports = try GradeReports(options, isMany: found.isMany, output: output)
    // Read everything before anything runs, because a running answer could change the files.
    let submissions = found.all.map { HandedInAnswers($0, to: exercises, of: course, found.isMany) }
    var graded: [(sheet: GradeSheet, grades: [Grade])] = []
    for (index, submission) in submissions.enumerated() {
      if found.isMany, !reports.isOutputTaken {
        let name = submission.name.printable
        terminal.write(Line("\(index + 1) of \(submissions.count): \(name)", .dim))
      }
      let grades: [Grade]
      do {
        grades = try self.grades(of: submission.answers)
      } catch  where found.isMany && !graded.isEmpty {
        // Show the results so far, so that they aren't lost.
        let showsTable = !reports.isOutputTaken
        if showsTable { terminal.draw(table(graded.map(\.sheet))) }
        throw GradingStopped(
          at: submission.name, error, graded: graded.count, of: submissions.count,
          showsTable: showsTable)
      }
      let sheet = GradeSheet(
        name: submission.name, marks: grades.map(\.mark), warnings: submission.warnings)
      try reports.write(grades, sheet)
      graded.append((sheet, grades))
    }
    let sheets = graded.map(\.sheet)
    try reports.write(sheets)
    if !reports.isOutputTaken {
      if found.isMany {
        terminal.draw(table(sheets))
      } else if let one = graded.first {
        terminal.draw(
          GradeTable(course: course).table(one.grades, warnings: one.sheet.warnings))
      }
      terminal.draw(notices(loose: found.loose))
    }
    return graded.flatMap(\.grades).allSatisfy(\.verdict.isSolved)
  }

  private func table(_ sheets: [GradeSheet]) -> Screen {
    ClassTable(sheets: sheets, width: min(80, terminal.columns ?? 80)).screen
  }

  /// The destinations of reports.
  private var places: [URL] {
    options.reports.filter { $0 != "-" }.map { URL(fileURLWithPath: $0) }
  }

  /// Remarks for which the tables have no place.
  private func notices(loose: [String]) -> Screen {
    Screen {
      if !loose.isEmpty {
        ""
        Line("Only folders are graded. Skipped: \(loose.map(\.printable).shortList).")
        "Unpack archives, each into a folder with the person's name."
      }
    }
  }

  /// Judges answers, and gives each exercise its grade.
  ///
  /// - Throws: `BuildError` if the workspace doesn't build even with the reference answers,
  ///   `CommandError` if there's no toolchain.
  func grades(of answers: [Answer]) throws -> [Grade] {
    let judge = Judge(
      course.workspace, toolchain, timeout: options.timeout)
    return zip(answers, try judge.judge(answers)).map { answer, judged in
      var grade = Grade(
        exercise: answer.exercise, title: title(answer.exercise), stars: stars(answer.exercise),
        verdict: judged.verdict, isOthers: options.answers != nil)
      let (contract, traps) = course.workspace.tests(of: answer.exercise)
      grade.tests = [(contract, false), (traps, true)].flatMap { text, isTrap in
        TestFunction.all(in: text).map { function in
          let seen = judged.tests.first { ($0.line, $0.isTrap) == (function.line, isTrap) }
          return GradedTest(
            function, seen, output: nil, in: grade)
        }
      }
      return grade
    }
  }
}

/// The error when the grading of a class stops in the middle.
struct GradingStopped: Error, CustomStringConvertible {
  /// A sentence that says at whose answers it stopped, why, and how to continue.
  let description: String

  init(at name: String, _ reason: any Error, graded: Int, of count: Int, showsTable: Bool) {
    description = """
      \(reason)

      This happened with the answers of \(name.printable), number \(graded + 1) of \(count). \
      \(showsTable ? "The table above shows the grades so far. " : "")\
      Take these answers out of the folder, and grade again.
      """
  }
}

/// A submission whose answers have been read.
private struct HandedInAnswers {
  let name: String
  let answers: [Answer]
  let warnings: [String]

  init(
    _ submission: Submission, to exercises: [Exercise]?, of course: Course, _ isMany: Bool
  ) {
    name = submission.name
    let chapter = isMany ? nil : submission.chapter
    let own = course.exercises.filter { chapter == nil || $0.id.chapter == chapter }
    let exercises = exercises ?? own
    answers = exercises.map(submission.answer(to:))
    let edited = submission.editedTests(of: exercises, in: course).map(\.id)
    warnings =
      edited.isEmpty
      ? [] : ["its own tests of \(edited.shortList) differ from the course's and weren't used"]
  }
}
