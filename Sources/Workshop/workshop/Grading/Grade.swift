import CourseModel
import Judging
import SwiftSource
import Toolchain

/// The grade of an answer to an exercise.
struct Grade {
  let exercise: Exercise
  /// The exercise's number and title, such as "1.2 Hand it the database".
  let title: String
  /// The points for solving it.
  let stars: Int
  /// The verdict, the same as from `check`.
  let verdict: Verdict
  /// Whether the answer is another person's, and not that of the learner in this clone.
  let isOthers: Bool
  /// The tests, in the order of their files.
  var tests: [GradedTest] = []

  var isSolved: Bool { verdict.isSolved }
  var points: Int { isSolved ? stars : 0 }

  /// The message for a learner who sees nothing else; nil for a solved exercise.
  var message: String? {
    if isSolved { return nil }
    return VerdictText(exercise: exercise, title: title, isOthers: isOthers).text(verdict)
  }

  /// The verdict in a few words, such as "red", "missing" or "not read: a symbolic link".
  var word: String {
    if case .unreadable = verdict { verdict.row } else { verdict.word }
  }
}

/// The result of one test of an exercise, as results.json has it.
struct GradedTest: Encodable {
  enum Status: String, Encodable {
    case pass
    case fail
    /// The test didn't run, or didn't finish.
    case error
  }

  private enum CodingKeys: String, CodingKey {
    case name, status, message, output
    case code = "test_code"
    case task = "task_id"
  }

  let name: String
  /// A whole number for the exercise: 100 times the chapter, plus the number in the chapter.
  let task: Int
  let code: String
  let status: Status
  /// The sentence for the learner, then what was expected and found; nil if the test passed.
  let message: String?
  /// What the answer and its tests printed, with the first of them: nothing in the output says which
  /// test a line is from.
  let output: String?
  let seconds: Double
}

extension Grade {
  mutating func addTests(of judged: Judge.Judgement, in workspace: Workspace) {
    let (contract, traps) = workspace.tests(of: exercise)
    for (text, isTrap) in [(contract, false), (traps, true)] {
      for function in TestFunction.all(in: text) {
        let seen = judged.tests.first { ($0.line, $0.isTrap) == (function.line, isTrap) }
        let (status, message) = result(of: function.name, seen)
        tests.append(
          GradedTest(
            name: function.name, task: exercise.id.chapter * 100 + exercise.id.number,
            code: function.code, status: status, message: message,
            output: tests.isEmpty && !judged.printed.isEmpty ? judged.printed.limited : nil,
            seconds: seen?.seconds ?? 0))
      }
    }
  }

  /// What became of a test.
  ///
  /// - Parameter seen: its result; nil if it didn't finish.
  private func result(of name: String, _ seen: EventStream.Test?) -> (GradedTest.Status, String?) {
    switch (verdict, seen) {
    case (.solved, _): return (.pass, nil)
    case (.red, let seen?), (.crashed, let seen?), (.limitExceeded, let seen?):
      if seen.isSkipped { return (.error, "This test was skipped.") }
      let failures = seen.failures.map(\.text.withoutStaging)
      return failures.isEmpty ? (.pass, nil) : (.fail, failures.joined(separator: "\n\n"))
    case (.crashed(let culprit?, _, _), nil) where culprit != name,
      (.limitExceeded(let culprit?, _, _), nil) where culprit != name:
      return (.error, "It did not finish, because of the test \"\(culprit)\".")
    default: return (.error, message)
    }
  }
}

extension String {
  /// A test's output, which results.json limits to 500 characters, this sentence included.
  fileprivate var limited: String {
    let note = "\nOutput was truncated. Please limit to 500 chars"
    return count > 500 ? prefix(500 - note.count) + note : self
  }
}
