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
  private enum Kind: String, CaseIterable {
    case task = "at the start"
    case reference = "reference answers"
    case other = "other answers"
    case mistake = "mistakes"
  }

  /// An answer, and what is wrong with its verdict.
  private struct Trial {
    let kind: Kind
    let answer: Answer
    let problems: (Verdict) -> [Problem]
  }

  /// Judges the tasks, the reference answers, the other right answers and the mistakes.
  func run(report: Report) throws {
    var problems: [Kind: [Problem]] = [:]
    var trials: [Trial] = []
    // Exercises that can't be compiled have been reported.
    for exercise in exercises
    where [exercise.task, exercise.solution, exercise.tests].allSatisfy(workspace.fileExists) {
      let task = Answer(to: exercise, at: exercise.task, in: workspace)
      trials.append(Trial(kind: .task, answer: task) { mustBeRed($0, exercise) })
      let reference = Answer(to: exercise, at: exercise.solution, in: workspace)
      trials.append(
        Trial(kind: .reference, answer: reference) {
          mustPass($0) { Problem(exercise.solution, "The reference answer must pass. \($0)") }
        })
      func add(_ kind: Kind, _ known: KnownAnswer, _ check: @escaping (Verdict) -> [Problem]) {
        do {
          let answer = try Answer(to: exercise, known, in: workspace)
          trials.append(Trial(kind: kind, answer: answer, problems: check))
        } catch {
          problems[kind, default: []].append(known.problem("\(error)"))
        }
      }
      // Most of the time goes into compiling the tests again for an answer that declares something
      // else than the one before. So those that declare the same as the reference answer come first.
      let mistakes = workspace.mistakes(in: exercise)
      for mistake in mistakes.filter({ !$0.declares }) + mistakes.filter(\.declares) {
        add(.mistake, mistake) { mustBeRejected($0, mistake) }
      }
      for other in workspace.others(to: exercise) {
        add(.other, other) {
          mustPass($0) { other.problem("It's right, so it must pass. \($0)") }
        }
      }
    }
    for (trial, judgement) in zip(trials, try judge.judge(trials.map(\.answer))) {
      problems[trial.kind, default: []] += trial.problems(judgement.verdict)
    }
    for kind in Kind.allCases {
      report(kind.rawValue, "\(trials.count { $0.kind == kind }) answers", problems[kind] ?? [])
    }
  }

  private func mustPass(_ verdict: Verdict, _ problem: (String) -> Problem) -> [Problem] {
    verdict.isSolved ? [] : [problem(verdict.report)]
  }

  /// Every failure of an unsolved task must be a sentence for the learner, with a place to read.
  private func mustBeRed(_ verdict: Verdict, _ exercise: Exercise) -> [Problem] {
    switch verdict {
    case .red(let failures, _, _):
      failures.filter { $0.sentences.isEmpty || $0.reading == nil }.map {
        Problem(
          "\(exercise.tests) (\($0.place))",
          "\"\($0.test)\" fails without a sentence to the learner, or without a place to read, "
            + "which the trait .exercise(\"\(exercise.id)\") adds.")
      }
    case .solved:
      [Problem(exercise.task, "Its tests pass before anything has been solved.")]
    default:
      [Problem(exercise.task, "At the start it must be red. \(verdict.report)")]
    }
  }

  private func mustBeRejected(_ verdict: Verdict, _ mistake: KnownAnswer) -> [Problem] {
    guard let sentence = mistake.sentence else { return [] }
    let seen: String
    switch verdict {
    // Learners see the first failure in full, but only the names of the others.
    case .red(let failures, _, _): seen = failures.first?.text ?? ""
    case .crashed(_, let message, let failures):
      seen = (failures.map(\.text) + [message]).joined(separator: "\n")
    case .limitExceeded(_, _, let failures):
      seen = (failures.map(\.text) + [verdict.word]).joined(separator: "\n")
    case .solved:
      return [
        mistake.problem(
          "This wrong answer passes all tests. Find out how it differs from a right one.")
      ]
    default: return [mistake.problem("A wrong answer must compile and fail. \(verdict.report)")]
    }
    if seen.singleSpaced.contains(sentence.singleSpaced) { return [] }
    return [
      mistake.problem("It is rejected, but not with: \(sentence)\nThe learner sees:\n\(seen)")
    ]
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
