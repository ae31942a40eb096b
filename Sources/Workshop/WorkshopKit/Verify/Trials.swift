/// Runs the exercises' tests against answers whose verdict is known beforehand.
///
/// Each batch is one build: a sheet that holds an answer for every exercise. Exercises do
/// not depend on each other, so the number of builds does not grow with their number.
struct Trials {
  let workspace: Workspace
  let exercises: [Exercise]
  let judge: Judge

  /// Every second exercise solved, then the other half: the reference answers green, and the tasks
  /// as they are red, each in its own suite and for its own reason. Whether an exercise is red must
  /// depend on its own file alone.
  ///
  /// - Returns: what is wrong with the tasks and with the reference answers, and the number of the
  ///   reference answers' tests that passed.
  func start() throws -> (tasks: [Problem], solutions: [Problem], tests: Int) {
    var (tasks, solutions, tests): ([Problem], [Problem], Int) = ([], [], 0)
    for parity in [1, 0] {
      let solved = Set(exercises.enumerated().filter { $0.offset % 2 == parity }.map(\.element))
      let sheet = AnswerSheet(exercises) { solved.contains($0) ? $0.solution : $0.task }
      let verdicts = try judge.verdicts(on: sheet)
      for exercise in exercises {
        guard solved.contains(exercise) else {
          tasks += problemsAtStart(exercise, verdicts[exercise])
          continue
        }
        if case .solved(let number) = verdicts[exercise] { tests += number }
        let problem = mustBeSolved(
          exercise, verdicts[exercise], at: exercise.solution,
          "With its neighbours unsolved, the reference answer")
        solutions += problem.map { [$0] } ?? []
      }
    }
    // In the order of the exercises, and not of the two halves.
    return (tasks.sorted { $0.path < $1.path }, solutions.sorted { $0.path < $1.path }, tests)
  }

  /// The wrong answers: each rejected, with the words that it quotes.
  ///
  /// - Returns: the problems, and the number of answers that were tried.
  func attempts() throws -> (problems: [Problem], tried: Int) {
    let attempts = Dictionary(
      uniqueKeysWithValues: exercises.map { ($0, Pieces.attempts(of: $0, in: workspace)) })
    let batches = attempts.values.map(\.count).max() ?? 0
    var problems: [Problem] = []
    for batch in 0..<batches {
      let attempt = { (exercise: Exercise) -> Attempt? in
        attempts[exercise]?.dropFirst(batch).first
      }
      let sheet = AnswerSheet(exercises) { attempt($0)?.path ?? $0.solution }
      let verdicts = try judge.verdicts(on: sheet)
      for exercise in exercises {
        if let attempt = attempt(exercise) {
          problems += mustBeRejected(attempt, verdicts[exercise])
        } else if let problem = mustBeSolved(
          exercise, verdicts[exercise], at: exercise.tests,
          "Beside wrong answers to other exercises, the reference answer")
        {
          problems.append(problem)
        }
      }
    }
    return (problems, attempts.values.reduce(0) { $0 + $1.count })
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
    case .endless: seen = "never ends"
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

  private func tell(_ verdict: Verdict?) -> String {
    switch verdict {
    case nil: "It was not judged."
    case .solved(let tests): "It is green, with \(tests) tests."
    case .red(let failures, _): "It is red:\n" + failures.map(\.text).joined(separator: "\n")
    case .crashed(let test, let message): "\"\(test)\" crashed: \(message)"
    case .endless(let test, let limit): "\"\(test)\" \(limit)."
    case .doesNotCompile(let errors), .seamGone(let errors):
      "It does not compile:\n" + errors.map(\.description).joined(separator: "\n")
    case .unreadable(let error): "\(error)"
    case .notRun(let reason): reason
    }
  }
}

extension String {
  /// The text with every run of white space as one space.
  var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
