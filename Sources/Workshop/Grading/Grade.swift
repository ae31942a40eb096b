import CourseModel
import Judging
import SwiftSource
import Toolchain

/// What an answer to an exercise is worth, with what became of each test.
struct Grade: Hashable, Sendable {
  let exercise: Exercise
  /// "1.2 Hand it the database".
  let title: String
  /// What it is worth.
  var stars = 1
  /// The verdict that `check` gives, too.
  let verdict: Verdict
  /// In the order of the tests' file.
  var tests: [GradedTest] = []
  /// Whether it is another person's answer than the learner's in this clone.
  var isOthers = false
  /// Changes with the file of the tests.
  var testsHash = ""

  /// What a learner reads who has only this; nil for a solved exercise.
  var message: String? {
    if verdict.isSolved { return nil }
    return VerdictText(exercise: exercise, title: title, isOthers: isOthers).text(verdict)
  }
}

/// What became of one test of an exercise.
struct GradedTest: Hashable, Sendable {
  enum Status: String, Hashable, Sendable {
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
  /// - Parameters:
  ///   - seen: what became of it; nil if it did not come to its end.
  ///   - grade: that of its exercise.
  init(_ function: TestFunction, _ seen: EventStream.Test?, output: String?, in grade: Grade) {
    name = function.name
    code = function.code
    self.output = output
    seconds = seen?.seconds ?? 0
    switch (grade.verdict, seen) {
    case (.solved, _): (status, message) = (.pass, nil)
    case (.red, let seen?), (.crashed, let seen?), (.limitExceeded, let seen?):
      let sentences = seen.failures.map(\.text.withoutStaging).joined(separator: "\n\n")
      (status, message) =
        seen.isSkipped
        ? (.error, "This test was skipped.")
        : seen.failures.isEmpty ? (.pass, nil) : (.fail, sentences)
    case (.crashed(let culprit?, _, _), nil) where culprit != name,
      (.limitExceeded(let culprit?, _, _), nil) where culprit != name:
      status = .error
      message = "It did not run to its end, because of the test \"\(culprit)\"."
    default: (status, message) = (.error, grade.message)
    }
  }
}
