import CourseModel
import Judging
import Toolchain

/// Runs the exercises' tests against answers whose verdict is known beforehand.
///
/// This is mutation testing with mutants that people have written.
struct Trials {
  let workspace: Workspace
  /// All exercises of the chapters concerned: they are one module each.
  let chapters: [Exercise]
  /// Those to judge one by one.
  let exercises: [Exercise]
  let judge: Judge

  /// Tries the tasks, the reference answers, the correct answers in other styles, and the wrong answers.
  ///
  /// - Throws: `BuildError` or `CommandError` when nothing can be judged at all.
  func run(report: Verification.Report) throws {
    try together(report)
    try alone(report)
    try alternatives(report)
    try attempts(report)
  }

  /// In each chapter every second exercise solved, then the other half, all in one module as for
  /// `swift test`: the reference answers green, and the tasks as they are red, each in its own suite
  /// and for its own reason. Whether an exercise is red must depend on its own file alone.
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
    // In the order of the exercises, and not of the two halves.
    tasks.sort { $0.path < $1.path }
    solutions.sort { $0.path < $1.path }
    report("at the start", "\(chapters.count) must be red, also beside solved ones", tasks)
    report("reference answers", "\(tests) tests passed, beside tasks as well", solutions)
  }

  /// Every exercise by itself, as `check` judges it: the tasks red, the reference answers green.
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

  /// The correct answers in other styles: each accepted.
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

  /// The wrong answers: each rejected, with the words that it quotes.
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

  /// The problems of the first run that has any; with several runs, in how many it was so.
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

  /// A failure at the start must be a sentence to the learner.
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
    // The first is shown whole, of the others only the names.
    case .red(let failures, _): seen = failures.first?.text ?? ""
    case .crashed(_, let message, let failures):
      seen = (failures.map(\.text) + [message]).joined(separator: "\n")
    case .limitExceeded(_, _, let failures):
      seen = (failures.map(\.text) + [verdict.word]).joined(separator: "\n")
    case .solved:
      return Problem(
        attempt.path, "This wrong answer passes all tests. Find what tells it apart.")
    default:
      return Problem(attempt.path, "A wrong answer must compile and fail. \(verdict.report)")
    }
    if seen.singleSpaced.contains(quote.singleSpaced) { return nil }
    return Problem(
      attempt.path, "It is rejected, but not with: \(quote)\nThe learner sees:\n\(seen)")
  }
}
