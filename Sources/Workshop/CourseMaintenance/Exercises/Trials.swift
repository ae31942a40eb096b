import CourseModel
import Judging
import Toolchain

/// Runs the exercises' tests on answers whose verdict is known.
///
/// This is mutation testing with mutants that people wrote.
struct Trials {
  let workspace: Workspace
  /// All exercises of the affected chapters, each of which is one module.
  let chapters: [Exercise]
  /// The exercises to judge one by one.
  let exercises: [Exercise]
  let judge: Judge

  /// Judges the tasks, the reference answers, the correct answers in other styles, and the wrong
  /// answers.
  ///
  /// - Throws: `BuildError` or `CommandError` if nothing can be judged.
  func run(report: Verification.Report) throws {
    try together(report)
    try alone(report)
    try alternatives(report)
    try attempts(report)
  }

  /// Solves every second exercise of each chapter, then the other half, all in one module as with
  /// `swift test`. The reference answers must pass, and the unsolved tasks must fail, each in its
  /// own suite and for its own reason: an exercise's verdict must depend on its own file alone.
  private func together(_ report: Verification.Report) throws {
    var tasks: [Problem] = []
    var solutions: [Problem] = []
    var tests = 0
    for parity in [1, 0] {
      let isSolved = { (exercise: Exercise) in exercise.id.number % 2 == parity }
      let judged = try judge.judgeTogether(
        chapters.map { Answer(to: $0, at: isSolved($0) ? $0.solution : $0.task, in: workspace) })
      for (chapter, result) in judged {
        switch result {
        case .success(let verdicts):
          for exercise in chapters where exercise.id.chapter == chapter {
            let verdict = verdicts[exercise] ?? .notRun("It was not judged.")
            if isSolved(exercise) {
              if case .solved(let number) = verdict { tests += number }
              solutions += mustPass(verdict, exercise, "With its neighbours unsolved")
            } else {
              tasks += mustBeRed(verdict, exercise)
            }
          }
        case .failure(let error):
          tasks.append(
            Problem(
              "Exercises/Chapter\(chapter)",
              "With every second exercise solved, the chapter does not build. All its exercises are "
                + "one module, so no two may declare the same name.\n\(error.summary)"))
        }
      }
    }
    // Sort by exercise, not by the two halves.
    tasks.sort { $0.path < $1.path }
    solutions.sort { $0.path < $1.path }
    report("at the start", "\(chapters.count) must be red, also beside solved ones", tasks)
    report("reference answers", "\(tests) tests passed, beside unsolved tasks", solutions)
  }

  /// Judges every exercise by itself, as `check` does: tasks must fail, reference answers must
  /// pass.
  private func alone(_ report: Verification.Report) throws {
    let tasks = try judge.judge(exercises.map { Answer(to: $0, at: $0.task, in: workspace) })
    let references = try judge.judge(
      exercises.map { Answer(to: $0, at: $0.solution, in: workspace) })
    let problems = exercises.indices.flatMap { index in
      inEachRun(tasks[index]) { mustBeRed($0, exercises[index]) }
        + inEachRun(references[index]) {
          mustPass($0, exercises[index], "Checked by itself")
        }
    }
    report(
      "alone", "\(exercises.count) tasks red and reference answers green, one by one", problems)
  }

  /// Judges the correct answers in other styles, which must pass.
  private func alternatives(_ report: Verification.Report) throws {
    let alternatives = exercises.flatMap { exercise in
      workspace.alternatives(of: exercise).map { (exercise, $0.path) }
    }
    let judged = try judge.judge(alternatives.map { Answer(to: $0, at: $1, in: workspace) })
    let problems = zip(alternatives, judged).flatMap { alternative, judgement in
      inEachRun(judgement) { verdict in
        verdict.isSolved
          ? []
          : [
            Problem(
              alternative.1, "It is correct, in another style, so it must pass. \(verdict.report)")
          ]
      }
    }
    report("correct answers", "\(alternatives.count) in other styles must pass", problems)
  }

  /// Judges the wrong answers, which must be rejected with the words that they quote.
  private func attempts(_ report: Verification.Report) throws {
    let attempts = exercises.flatMap { exercise in
      workspace.attempts(of: exercise).map { (exercise, $0) }
    }
    let judged = try judge.judge(attempts.map { Answer(to: $0, at: $1.path, in: workspace) })
    let problems = zip(attempts, judged).flatMap { attempt, judgement in
      inEachRun(judgement) { mustBeRejected($0, attempt.1).map { [$0] } ?? [] }
    }
    report("wrong answers", "\(attempts.count) must be rejected as they say", problems)
  }

  /// The problems of the first run that has any; if there are several runs, with the number of runs
  /// that have them.
  private func inEachRun(
    _ judgement: Judge.Judgement, _ problems: (Verdict) -> [Problem]
  ) -> [Problem] {
    let found = ([judgement.verdict] + judgement.furtherVerdicts).map(problems)
    guard let first = found.first(where: { !$0.isEmpty }) else { return [] }
    if found.count == 1 { return first }
    let count = "\(found.count { !$0.isEmpty }) of \(found.count)"
    return first.map { Problem($0.path, line: $0.line, "In \(count) runs: \($0.message)") }
  }

  private func mustPass(
    _ verdict: Verdict, _ exercise: Exercise, _ circumstances: String
  ) -> [Problem] {
    if verdict.isSolved { return [] }
    let message = "\(circumstances), the reference answer of \(exercise.id) must pass."
    return [Problem(exercise.solution, "\(message) \(verdict.report)")]
  }

  private func mustBeRed(_ verdict: Verdict, _ exercise: Exercise) -> [Problem] {
    switch verdict {
    case .red(let failures, _):
      failures.flatMap { problems(with: $0, of: exercise) }
    case .solved:
      [Problem(exercise.task, "Its tests pass before anything has been solved.")]
    default:
      [Problem(exercise.task, "At the start it must be red. \(verdict.report)")]
    }
  }

  /// A failure of an unsolved task must be a sentence for the learner.
  private func problems(with failure: Failure, of exercise: Exercise) -> [Problem] {
    let test = "\"\(failure.test)\""
    var messages: [String] = []
    if failure.sentences.isEmpty {
      messages.append("\(test) fails without a sentence to the learner.")
    }
    if failure.reading == nil {
      messages.append(
        "\(test) does not say where to read; give the suite the trait .exercise(\"\(exercise.id)\")."
      )
    }
    return messages.map { Problem("\(exercise.tests) (\(failure.place))", $0) }
  }

  private func mustBeRejected(_ verdict: Verdict, _ attempt: Attempt) -> Problem? {
    guard let quote = attempt.failure else { return nil }
    let seen: String
    switch verdict {
    // Learners see the first failure in full, but only the names of the others.
    case .red(let failures, _): seen = failures.first?.text ?? ""
    case .crashed(_, let message, let failures):
      seen = (failures.map(\.text) + [message]).joined(separator: "\n")
    case .limitExceeded(_, _, let failures):
      seen = (failures.map(\.text) + [verdict.word]).joined(separator: "\n")
    case .solved:
      return Problem(
        attempt.path,
        "This wrong answer passes all tests. Find out how it differs from a correct one.")
    default:
      return Problem(attempt.path, "A wrong answer must compile and fail. \(verdict.report)")
    }
    if seen.singleSpaced.contains(quote.singleSpaced) { return nil }
    return Problem(
      attempt.path, "It is rejected, but not with: \(quote)\nThe learner sees:\n\(seen)")
  }
}
