import CourseModel
import Judging

/// Judges answers whose verdict is known, all of them in the way in which `grade` judges a class.
///
/// This is mutation testing with mutants that people wrote.
struct Trials {
  let workspace: Workspace
  let exercises: [Exercise]
  let judge: Judge

  /// The kinds of answer, in the order of the report.
  private enum Kind: CaseIterable {
    case task, reference, other, mistake

    var step: String {
      switch self {
      case .task: "at the start"
      case .reference: "reference answers"
      case .other: "other answers"
      case .mistake: "mistakes"
      }
    }

    /// What must be true of a number of them.
    var rule: String {
      switch self {
      case .task: "must be red, with sentences"
      case .reference, .other: "must pass"
      case .mistake: "must be rejected as they say"
      }
    }
  }

  /// An answer, and what must be true of its verdict.
  private struct Trial {
    let kind: Kind
    let answer: Answer
    /// The answer's description, if it's from a page.
    var known: KnownAnswer?
  }

  /// Judges the tasks, the reference answers, the other right answers and the mistakes.
  ///
  /// - Throws: `BuildError` or `CommandError` if nothing can be judged.
  func run(report: Verification.Report) throws {
    var problems: [Kind: [Problem]] = [:]
    var trials: [Trial] = []
    for exercise in exercises {
      for (kind, path) in [(Kind.task, exercise.task), (.reference, exercise.solution)] {
        trials.append(Trial(kind: kind, answer: Answer(to: exercise, at: path, in: workspace)))
      }
      // Most of the time goes into compiling the tests again for an answer that declares something
      // else than the one before. So those that declare the same as the reference answer come first.
      let mistakes = workspace.mistakes(in: exercise)
      let known = mistakes.filter { !$0.declares } + mistakes.filter(\.declares)
      for (kind, known) in known.map({ (Kind.mistake, $0) })
        + workspace.others(to: exercise).map({ (.other, $0) })
      {
        do {
          let answer = try Answer(to: exercise, known, in: workspace)
          trials.append(Trial(kind: kind, answer: answer, known: known))
        } catch {
          problems[kind, default: []].append(known.problem("\(error)"))
        }
      }
    }
    for (trial, judgement) in zip(trials, try judge.judge(trials.map(\.answer))) {
      problems[trial.kind, default: []] += self.problems(trial, judgement.verdict)
    }
    for kind in Kind.allCases {
      let count = trials.count { $0.kind == kind }
      report(kind.step, "\(count) \(kind.rule)", problems[kind] ?? [])
    }
  }

  private func problems(_ trial: Trial, _ verdict: Verdict) -> [Problem] {
    let exercise = trial.answer.exercise
    switch (trial.kind, trial.known) {
    case (.task, _): return mustBeRed(verdict, exercise)
    case _ where trial.kind != .mistake && verdict.isSolved: return []
    case (.other, let known?):
      return [known.problem("It's right, so it must pass. \(verdict.report)")]
    case (.mistake, let known?): return mustBeRejected(verdict, known).map { [$0] } ?? []
    default:
      return [Problem(exercise.solution, "The reference answer must pass. \(verdict.report)")]
    }
  }

  private func mustBeRed(_ verdict: Verdict, _ exercise: Exercise) -> [Problem] {
    switch verdict {
    case .red(let failures, _, _):
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

  private func mustBeRejected(_ verdict: Verdict, _ mistake: KnownAnswer) -> Problem? {
    guard let sentence = mistake.sentence else { return nil }
    let seen: String
    switch verdict {
    // Learners see the first failure in full, but only the names of the others.
    case .red(let failures, _, _): seen = failures.first?.text ?? ""
    case .crashed(_, let message, let failures):
      seen = (failures.map(\.text) + [message]).joined(separator: "\n")
    case .limitExceeded(_, let limit, let failures):
      seen = (failures.map(\.text) + ["\(limit)"]).joined(separator: "\n")
    case .solved:
      return mistake.problem(
        "This wrong answer passes all tests. Find out how it differs from a right one.")
    default: return mistake.problem("A wrong answer must compile and fail. \(verdict.report)")
    }
    if seen.singleSpaced.contains(sentence.singleSpaced) { return nil }
    return mistake.problem("It is rejected, but not with: \(sentence)\nThe learner sees:\n\(seen)")
  }
}

extension KnownAnswer {
  /// Whether this answer seems to declare something that the reference answer doesn't.
  fileprivate var declares: Bool {
    let inside = /^[-+].*\b(func|init|struct|class|actor|enum|protocol|extension|import|static)\b/
    let property = /^[-+] {0,2}(\w+ )*(let|var)\b/
    return fences.contains { fence in
      fence.language != "diff"
        || fence.lines.contains { $0.contains(inside) || $0.contains(property) }
    }
  }

  /// Something to fix about this answer, with its page and heading.
  func problem(_ message: String) -> Problem { Problem(page, line: line, "\(title): \(message)") }
}
