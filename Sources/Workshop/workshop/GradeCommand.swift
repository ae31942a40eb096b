import CourseModel
import Judging
import TerminalUI
import Toolchain

extension Workshop {
  /// Judges and scores everything: the answers of this clone, another person's, or a class's.
  ///
  /// - Parameters:
  ///   - selection: a chapter or an exercise; nil for the whole course.
  ///   - timeout: how long a run of the tests may go on without an event from a test.
  /// - Returns: success if every exercise is solved, by everyone.
  /// - Throws: `UsageError` if the options aren't valid, `BuildError`, `BusyError` or
  ///   `ToolchainError` if nothing can be judged.
  func grade(
    _ selection: Selection?, _ options: GradeOptions, timeout: Duration
  ) throws -> WorkshopExit {
    let handedIn = try submissions(to: selection?.exercises ?? course.exercises, options)
    let reports = try GradeReports(options, isClass: handedIn.isClass)
    let table = ClassTable(of: handedIn.all)
    let progress = ProgressLine(on: terminal, step: "Grading")
    let judge = Judge(workspace, toolchain(runner), timeout: timeout)
    var sheets: [GradeSheet] = []
    try progress.during {
      for submission in handedIn.all {
        let place = "\(submission.name), \(sheets.count + 1) of \(handedIn.all.count)"
        progress.note("Grading \(place)")
        do {
          sheets.append(try sheet(of: submission, judge, isOthers: options.answers != nil))
        } catch {
          if handedIn.isClass { terminal.write(Line("The grading has stopped at \(place).")) }
          throw error
        }
        // What has been graded is never lost, however the grading ends.
        try reports.write(sheets)
        terminal.draw(handedIn.isClass ? table.lines(for: sheets) : sheets[0].table)
      }
    }
    if !handedIn.skipped.isEmpty {
      let names = handedIn.skipped.shortList
      terminal.write("")
      terminal.write(Line("Only folders are graded, so unpack archives. Skipped: \(names)."))
    }
    if options.answers == nil {
      let verdicts = sheets[0].grades.map { ($0.exercise, $0.verdict) }
      try note(Dictionary(uniqueKeysWithValues: verdicts), on: handedIn.all[0].answers)
    }
    return sheets.allSatisfy(\.isSolved) ? .success : .red
  }

  private func submissions(
    to exercises: [Exercise], _ options: GradeOptions
  ) throws -> Submissions {
    guard let folder = options.answers else {
      if options.only != nil { throw UsageError("--only needs --answers with a class's folder.") }
      return Submissions(
        all: [Submission(name: answers, answers: exercises.map(answer(to:)), warnings: [])],
        isClass: false, skipped: [])
    }
    return try Submissions(
      in: folder, only: options.only, except: options.reports, to: exercises, of: course)
  }

  private func sheet(
    of submission: Submission, _ judge: Judge, isOthers: Bool
  ) throws -> GradeSheet {
    let judgements = try judge.judge(submission.answers)
    let grades = zip(submission.answers.map(\.exercise), judgements).map { exercise, judged in
      var grade = Grade(
        exercise: exercise, title: title(of: exercise), stars: header(of: exercise)?.stars ?? 1,
        verdict: judged.verdict, isOthers: isOthers)
      grade.addTests(of: judged, in: workspace)
      return grade
    }
    return GradeSheet(name: submission.name, grades: grades, warnings: submission.warnings)
  }
}

extension Selection {
  /// The exercise, or those of the chapter.
  fileprivate var exercises: [Exercise] {
    switch self {
    case .chapter(let chapter): chapter.exercises
    case .exercise(let exercise): [exercise]
    }
  }
}
