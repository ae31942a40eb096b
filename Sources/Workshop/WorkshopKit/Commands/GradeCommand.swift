import Foundation
import TerminalUI

/// What `grade` is asked for besides the exercises.
package struct GradeOptions: Sendable {
  /// Where results.json goes; "-" is the standard output.
  package var json: String?
  /// Where the JUnit report goes; "-" is the standard output.
  package var junit: String?
  /// A folder of somebody else's answers, or of many people's.
  package var answers: URL?
  /// How long one run of the tests may take before it counts as endless.
  package var timeout: Duration

  /// - Parameters:
  ///   - json: where results.json goes; "-" is the standard output.
  ///   - junit: where the JUnit report goes; "-" is the standard output.
  ///   - answers: a folder of somebody else's answers, or of many people's.
  ///   - timeout: how long one run of the tests may take.
  package init(
    json: String? = nil, junit: String? = nil, answers: URL? = nil, timeout: Duration
  ) {
    self.json = json
    self.junit = junit
    self.answers = answers
    self.timeout = timeout
  }

  /// The folder that `--answers` names.
  ///
  /// - Parameter path: as it was given. An empty one would be the folder that we are in.
  /// - Throws: `SubmissionError.noName`.
  package static func folder(_ path: String) throws -> URL {
    guard !path.isEmpty else { throw SubmissionError.noName }
    return URL(fileURLWithPath: path)
  }
}

extension Workshop {
  /// Judges everything and scores it.
  ///
  /// - Parameters:
  ///   - selection: a chapter or an exercise; nil for the whole course.
  ///   - options: whose answers, and which reports.
  ///   - output: takes the report that is asked for as "-".
  /// - Returns: success if every exercise is solved, in every submission.
  /// - Throws: `SubmissionError` or `ReportError` when the options make no sense, `BuildError` or
  ///   `CommandError` when nothing can be judged, an error of the file system.
  package func grade(
    _ selection: Selection?, _ options: GradeOptions, output: @escaping (String) throws -> Void
  ) throws -> WorkshopExit {
    guard let folder = options.answers else {
      let reports = try GradeReports(options, isMany: false, output: output)
      let exercises = exercises(selection)
      let texts = self.texts(of: exercises)
      let grades = try grades(of: exercises, options) { answer(to: $0) }
      if answers == Self.ownAnswers { try note(grades, judging: texts) }
      try reports.write(grades, of: "Exercises")
      if !reports.isOutputTaken { terminal.draw(GradeTable(course: course).table(grades)) }
      return grades.solved == grades.count ? .success : .red
    }
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
      var exercises = exercises(selection)
      if !found.isMany, selection == nil, let chapter = submission.chapter {
        exercises = exercises.filter { $0.id.chapter == chapter }
      }
      let copies = try submission.copy(exercises, in: workspace)
      let grades = try grades(of: exercises, options) {
        copies[$0] ?? .success($0.solution)
      }
      try reports.write(grades, of: submission.name)
      all.append((submission.name, grades))
    }
    if !reports.isOutputTaken {
      let table = GradeTable(course: course)
      terminal.draw(found.isMany ? table.table(all) : table.table(all.flatMap(\.grades)))
    }
    return all.flatMap(\.grades).allSatisfy(\.verdict.isSolved) ? .success : .red
  }

  private func exercises(_ selection: Selection?) -> [Exercise] {
    switch selection {
    case .exercise(let exercise): [exercise]
    case .chapter(let chapter): chapter.exercises
    case nil: course.exercises
    }
  }

  private func grades(
    of exercises: [Exercise], _ options: GradeOptions, answer: (Exercise) -> Grader.Answer
  ) throws -> [Grade] {
    let grader = Grader(
      course: course, title: title(of:), timeout: options.timeout,
      collectsOutput: options.json != nil || options.junit != nil,
      isOthers: options.answers != nil)
    return try course.chapters.flatMap { chapter -> [Grade] in
      let graded = exercises.filter { $0.id.chapter == chapter.number }
      return graded.isEmpty ? [] : try grader.grades(of: graded, in: chapter, answer: answer)
    }
  }

  private func answer(to exercise: Exercise) -> Grader.Answer {
    let path = "\(answers)/\(exercise.folder)/\(exercise.fileName)"
    do {
      _ = try workspace.text(path)
      return .success(path)
    } catch {
      return .failure(error as? WorkspaceError ?? .missing(path))
    }
  }

  private func texts(of exercises: [Exercise]) -> [Exercise: String] {
    exercises.reduce(into: [:]) { $0[$1] = try? workspace.text($1.task) }
  }

  /// The learner's own verdicts are progress, as those of `check` are. Of a file that was saved
  /// meanwhile nobody knows which text was judged.
  private func note(_ grades: [Grade], judging texts: [Exercise: String]) throws {
    let now = self.texts(of: grades.map(\.exercise))
    var progress = Progress(of: workspace)
    for grade in grades {
      guard let text = texts[grade.exercise], now[grade.exercise] == text else { continue }
      progress.note(grade.verdict.isSolved, for: grade.exercise, judging: text)
    }
    try progress.save()
  }
}
