import CourseModel
import Judging
import SwiftSource
import Toolchain

/// The grade of an answer to an exercise, with the result of each test.
struct Grade: Hashable, Sendable {
  let exercise: Exercise
  /// The exercise's number and title, such as "1.2 Hand it the database".
  let title: String
  /// The points for solving it.
  var stars = 1
  /// The verdict, the same as from `check`.
  let verdict: Verdict
  /// The tests, in the order of their file.
  var tests: [GradedTest] = []
  /// Whether the answer is another person's, and not that of the learner in this clone.
  var isOthers = false

  /// The message for a learner who sees nothing else; nil for a solved exercise.
  var message: String? {
    if verdict.isSolved { return nil }
    return VerdictText(exercise: exercise, title: title, isOthers: isOthers).text(verdict)
  }
}

/// The result of one test of an exercise.
struct GradedTest: Hashable, Sendable {
  enum Status: String, Hashable, Sendable {
    case pass
    case fail
    /// The test didn't run, or didn't finish.
    case error
  }

  let name: String
  let code: String
  let status: Status
  /// The sentence for the learner, then what was expected and found; nil if the test passed.
  let message: String?
  /// What the test printed; nil if nothing.
  let output: String?
  let seconds: Double
}

extension GradedTest {
  /// - Parameters:
  ///   - seen: the test's result; nil if it didn't finish.
  ///   - grade: its exercise's grade.
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
      message = "It did not finish, because of the test \"\(culprit)\"."
    default: (status, message) = (.error, grade.message)
    }
  }
}
