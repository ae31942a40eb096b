/// What an answer to an exercise is worth, with what became of each test.
struct Grade: Hashable, Sendable {
  /// Which exercise.
  let exercise: Exercise
  /// "1.2 Hand it the database".
  let title: String
  /// The verdict that `check` gives, too.
  let verdict: Verdict
  /// In the order of the tests' file.
  let tests: [GradedTest]

  /// A word for the table, which says more than the verdict's own where no file was compiled.
  var word: String {
    switch verdict {
    case .unreadable(.missing): "missing"
    case .unreadable(.notUTF8): "not UTF-8"
    case .unreadable: "unreadable"
    case .red(let failures, let passed):
      "red, \(passed) of \(passed + Set(failures.map(\.test)).count) tests pass"
    case let verdict: verdict.word
    }
  }

  /// What a learner reads who has only this; nil for a solved exercise.
  var message: String? {
    if verdict.isSolved { return nil }
    return Self.message(of: verdict, exercise, title)
  }

  /// The verdict in the learner's words, without its heading.
  static func message(of verdict: Verdict, _ exercise: Exercise, _ title: String) -> String {
    let lines = VerdictText(exercise: exercise, title: title).lines(verdict).map(\.text)
    return lines.dropFirst().drop(while: \.isEmpty).joined(separator: "\n")
      .replacing("\(Submission.folder)/", with: "")
  }
}

/// What became of one test of an exercise.
struct GradedTest: Hashable, Sendable {
  /// How it ended.
  enum Status: String, Hashable, Sendable, Codable {
    case pass
    case fail
    /// It did not run, or not to its end.
    case error
  }

  /// Its display name.
  let name: String
  /// Its source text.
  let code: String
  /// How it ended.
  let status: Status
  /// The sentence to the learner, then what was expected and found; nil where it passed.
  let message: String?
  /// What it printed; nil if nothing.
  let output: String?
  /// How long it took.
  let seconds: Double
}

extension GradedTest {
  /// - Parameters:
  ///   - function: what its file says.
  ///   - seen: what became of it; nil if it did not come to its end.
  ///   - verdict: of the whole exercise.
  ///   - message: the verdict in the learner's words.
  init(
    _ function: TestFunction, _ seen: TestObservation?, of verdict: Verdict, message: String
  ) {
    name = function.name
    code = function.code
    output = seen?.output
    seconds = seen?.seconds ?? 0
    switch (verdict, seen) {
    case (.solved, _): (status, self.message) = (.pass, nil)
    case (.red, let seen?), (.crashed, let seen?), (.endless, let seen?):
      status = seen.isSkipped ? .error : seen.failures.isEmpty ? .pass : .fail
      let sentences = seen.failures.map { $0.text.replacing(AnswerSheet.folder, with: "Exercises") }
      self.message =
        seen.isSkipped
        ? "This test was skipped." : sentences.isEmpty ? nil : sentences.joined(separator: "\n\n")
    case (.crashed(let culprit, _), nil), (.endless(let culprit, _), nil):
      status = .error
      self.message =
        culprit == name
        ? message : "It did not run to its end, because of the test \"\(culprit)\"."
    default: (status, self.message) = (.error, message)
    }
  }
}

extension [Grade] {
  /// How many are solved.
  var solved: Int { count { $0.verdict.isSolved } }
}
