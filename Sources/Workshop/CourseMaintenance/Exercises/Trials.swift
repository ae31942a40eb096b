import CourseModel
import Judging
import Toolchain

/// Runs the exercises' tests against answers whose verdict is known beforehand.
///
/// This is mutation testing with mutants that people have written.
struct Trials {
  let workspace: Workspace
  let exercises: [Exercise]
  let judge: Judge

  /// What is wrong with the tasks, and with the reference answers.
  typealias Start = (tasks: [Problem], solutions: [Problem], tests: Int)

  /// In each chapter every second exercise solved, then the other half, all in one module as for
  /// `swift test`: the reference answers green, and the tasks as they are red, each in its own suite
  /// and for its own reason. Whether an exercise is red must depend on its own file alone.
  ///
  /// - Returns: what is wrong with the tasks and with the reference answers, and the number of the
  ///   reference answers' tests that passed.
  func start() throws -> Start {
    var start: Start = ([], [], 0)
    for parity in [1, 0] {
      let solved = Set(exercises.filter { $0.id.number % 2 == parity })
      let judged = try judge.judgeTogether(
        exercises.map { exercise in
          Answer(
            to: exercise, at: solved.contains(exercise) ? exercise.solution : exercise.task,
            in: workspace)
        })
      for (chapter, result) in judged.sorted(by: { $0.key < $1.key }) {
        switch result {
        case .success(let verdicts):
          let own = exercises.filter { $0.id.chapter == chapter }
          note(verdicts, of: own, solved: solved, in: &start)
        case .failure(let error):
          start.tasks.append(
            Problem(
              "Exercises/Chapter\(chapter)",
              "With every second exercise solved, the chapter does not build. All its exercises are "
                + "one module, so no two may declare the same name.\n\(error.summary)"))
        }
      }
    }
    // In the order of the exercises, and not of the two halves.
    start.tasks.sort { $0.path < $1.path }
    start.solutions.sort { $0.path < $1.path }
    return start
  }

  private func note(
    _ verdicts: [Exercise: Verdict], of exercises: [Exercise], solved: Set<Exercise>,
    in start: inout Start
  ) {
    for exercise in exercises {
      guard solved.contains(exercise) else {
        start.tasks += problemsAtStart(exercise, verdicts[exercise])
        continue
      }
      if case .solved(let number) = verdicts[exercise] { start.tests += number }
      let problem = mustBeSolved(
        exercise, verdicts[exercise], at: exercise.solution,
        "With its neighbours unsolved, the reference answer")
      start.solutions += problem.map { [$0] } ?? []
    }
  }

  /// Every exercise by itself, as `check` judges it: the tasks red, the reference answers green.
  ///
  /// - Returns: the problems.
  func alone() throws -> [Problem] {
    let tasks = try judge.judge(exercises.map { Answer(to: $0, at: $0.task, in: workspace) })
    let references = try judge.judge(
      exercises.map { Answer(to: $0, at: $0.solution, in: workspace) })
    return exercises.indices.flatMap { index in
      let exercise = exercises[index]
      let reference = mustBeSolved(
        exercise, references[index].verdict, at: exercise.solution,
        "Checked by itself, the reference answer")
      return problemsAtStart(exercise, tasks[index].verdict) + [reference].compactMap(\.self)
    }
  }

  /// The wrong answers: each rejected, with the words that it quotes.
  ///
  /// - Returns: the problems, and the number of answers that were tried.
  func attempts() throws -> (problems: [Problem], tried: Int) {
    let attempts = exercises.flatMap { exercise in
      Pieces.attempts(of: exercise, in: workspace).map { (exercise, $0) }
    }
    let judged = try judge.judge(attempts.map { Answer(to: $0, at: $1.path, in: workspace) })
    let problems = zip(attempts, judged).flatMap { mustBeRejected($0.1, $1.verdict) }
    return (problems, attempts.count)
  }

  private func problemsAtStart(_ exercise: Exercise, _ verdict: Verdict?) -> [Problem] {
    switch verdict {
    case .red(let failures, _):
      return failures.flatMap { problems(of: $0, in: exercise) }
    case .solved:
      return [Problem(exercise.task, "Its tests pass before anything has been solved.")]
    case let verdict:
      return [Problem(exercise.task, "At the start it must be red. \(tell(verdict))")]
    }
  }

  /// A failure at the start must be a sentence to the learner, about this exercise.
  private func problems(of failure: Failure, in exercise: Exercise) -> [Problem] {
    var messages: [String] = []
    let todo = failure.expectation.firstMatch(of: /Exercise (\d+\.\d+) has a TODO left/)
    if let other = todo?.1, other != exercise.id.description {
      messages.append("\"\(failure.test)\" fails because of \(other), not of \(exercise.id).")
    }
    if failure.sentences.isEmpty && todo == nil {
      messages.append("\"\(failure.test)\" fails without a sentence to the learner.")
    }
    if failure.reading == nil {
      messages.append(
        "\"\(failure.test)\" does not say where to read; give the suite a lesson(_:_:).")
    }
    return messages.map { Problem("\(exercise.tests) (\(failure.place))", $0) }
  }

  private func mustBeSolved(
    _ exercise: Exercise, _ verdict: Verdict?, at path: String, _ subject: String
  ) -> Problem? {
    if let verdict, verdict.isSolved { return nil }
    return Problem(path, "\(subject) of \(exercise.id) must pass. \(tell(verdict))")
  }

  private func mustBeRejected(_ attempt: Attempt, _ verdict: Verdict?) -> [Problem] {
    guard let quote = attempt.failure else { return [] }
    let seen: String
    switch verdict {
    case .red(let failures, _): seen = failures.map(\.text).joined(separator: "\n")
    case .crashed(_, let message): seen = message
    case .limitExceeded: seen = verdict?.word ?? ""
    case .solved:
      return [
        Problem(attempt.path, "This wrong answer passes all tests. Find what tells it apart.")
      ]
    case let verdict:
      return [Problem(attempt.path, "A wrong answer must compile and fail. \(tell(verdict))")]
    }
    if seen.singleSpaced.contains(quote.singleSpaced) { return [] }
    return [
      Problem(attempt.path, "It is rejected, but not with: \(quote)\nThe learner sees:\n\(seen)")
    ]
  }

  private func tell(_ verdict: Verdict?) -> String { verdict?.report ?? "It was not judged." }
}
