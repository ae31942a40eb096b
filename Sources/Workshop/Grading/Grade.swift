import CourseModel
import Judging

/// What an answer to an exercise is worth, with what became of each test.
struct Grade: Hashable, Sendable {
  let exercise: Exercise
  /// "1.2 Hand it the database".
  let title: String
  /// The verdict that `check` gives, too.
  let verdict: Verdict
  /// In the order of the tests' file.
  let tests: [GradedTest]
  /// Whether it is another person's answer than the learner's in this clone.
  var isOthers = false

  /// What a learner reads who has only this; nil for a solved exercise.
  var message: String? {
    if verdict.isSolved { return nil }
    return Self.message(of: verdict, exercise, title, isOthers: isOthers)
  }

  /// The verdict in the learner's words, without its heading.
  static func message(
    of verdict: Verdict, _ exercise: Exercise, _ title: String, isOthers: Bool
  ) -> String {
    VerdictText(
      exercise: exercise, title: title, reader: isOthers ? .reportReader : .learner
    ).text(verdict).replacing("\(Submission.folder)/", with: "")
  }
}

/// What became of one test of an exercise.
struct GradedTest: Hashable, Sendable {
  enum Status: String, Hashable, Sendable, Codable {
    case pass
    case fail
    /// It did not run, or not to its end.
    case error
  }

  let name: String
  let code: String
  let status: Status
  /// The sentence to the learner, then what was expected and found; nil where it passed.
  let message: String?
  /// What it printed; nil if nothing.
  let output: String?
  let seconds: Double
}

extension GradedTest {
  /// - Parameter seen: what became of it; nil if it did not come to its end.
  init(
    _ function: TestFunction, _ seen: TestObservation?, of verdict: Verdict, message: String
  ) {
    name = function.name
    code = function.code
    output = seen?.output
    seconds = seen?.seconds ?? 0
    switch (verdict, seen) {
    case (.solved, _): (status, self.message) = (.pass, nil)
    case (.red, let seen?), (.crashed, let seen?), (.limitExceeded, let seen?):
      status = seen.isSkipped ? .error : seen.failures.isEmpty ? .pass : .fail
      let sentences = seen.failures.map { Verdict.withoutStaging($0.text) }
      self.message =
        seen.isSkipped
        ? "This test was skipped." : sentences.isEmpty ? nil : sentences.joined(separator: "\n\n")
    case (.crashed(let culprit, _), nil), (.limitExceeded(let culprit, _), nil):
      status = .error
      self.message =
        culprit == name
        ? message : "It did not run to its end, because of the test \"\(culprit)\"."
    default: (status, self.message) = (.error, message)
    }
  }
}

extension [Grade] {
  var solved: Int { count { $0.verdict.isSolved } }

  /// What a row that counts them has to add, so that it is not taken for a score: what was not
  /// read, and that there is nothing; nil if all is in order.
  var note: String? {
    let flaws = compactMap { grade -> (id: ExerciseID, reason: String)? in
      guard case .unreadable(let flaw) = grade.verdict else { return nil }
      return (grade.exercise.id, flaw.reason)
    }
    let missing = WorkspaceError.missing("").reason
    if !isEmpty, flaws.count(where: { $0.reason == missing }) == count { return "no answers found" }
    var reasons: [String] = []
    for flaw in flaws where flaw.reason != missing && !reasons.contains(flaw.reason) {
      reasons.append(flaw.reason)
    }
    let notes = reasons.map { reason in
      let ids = flaws.filter { $0.reason == reason }.map { "\($0.id)" }
      let files = ids.count > 3 ? "\(ids.count) files" : ids.joined(separator: ", ")
      return "\(files) \(ids.count == 1 ? "is" : "are") \(reason)"
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }
}
