import CourseModel
import Toolchain

/// What the event stream says of one exercise's suite.
struct SuiteResult {
  let exercise: Exercise
  /// In the order of their file.
  let tests: [EventStream.Test]

  init(of exercise: Exercise, in events: EventStream) {
    self.exercise = exercise
    let prefix = "Chapter\(exercise.id.chapter)ExercisesTests.\(exercise.id.suite)/"
    tests = events.tests.filter { $0.id.hasPrefix(prefix) }
  }

  /// Whether every test came to an end.
  var isThrough: Bool { !tests.isEmpty && tests.allSatisfy { $0.hasEnded || $0.isSkipped } }

  /// The names of the tests that didn't end, those first that had started.
  var unfinished: [String] {
    let open = tests.filter { !$0.hasEnded && !$0.isSkipped }
    return (open.filter(\.hasStarted) + open.filter { !$0.hasStarted }).map(\.name)
  }

  /// Assumes that the process came to its end.
  var verdict: Verdict {
    guard !tests.isEmpty else {
      return .notRun(
        "There is no suite \(exercise.id.suite) with tests in \(exercise.tests). "
          + "`git checkout -- \(exercise.tests)` brings it back.")
    }
    if let skipped = tests.first(where: \.isSkipped) {
      return .notRun("The test \"\(skipped.name)\" was skipped; all of them must run.")
    }
    if let missing = tests.first(where: { !$0.hasEnded }) {
      return .notRun(
        "The test \"\(missing.name)\" did not run to its end. Does something in the exercise end the program?"
      )
    }
    let failures = tests.flatMap(\.failures)
    let passed = tests.count(where: \.issues.isEmpty)
    return failures.isEmpty ? .solved(tests: tests.count) : .red(failures, passed: passed)
  }

  /// The tests that came to their end or were skipped, in the order of their file.
  var observations: [TestObservation] {
    tests.filter { $0.hasEnded || $0.isSkipped }.map { test in
      TestObservation(
        id: test.id.split(separator: "/").prefix(2).joined(separator: "/"), name: test.name,
        line: test.line, seconds: test.seconds, isSkipped: test.isSkipped, failures: test.failures)
    }
  }
}

extension EventStream.Test {
  /// The cases of one test run in any order; sorted, the same answer tells the same first.
  fileprivate var failures: [Failure] {
    issues.map { issue in
      Failure(
        test: name, sentences: issue.details.filter { !$0.hasPrefix("Read: ") },
        expectation: issue.summary, reading: issue.details.first { $0.hasPrefix("Read: ") },
        file: issue.file, line: issue.line)
    }
    .sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }
}

/// What became of one test, where the suite's verdict isn't enough.
package struct TestObservation: Hashable, Sendable {
  /// The identifier in the event stream, up to the function's parentheses.
  let id: String
  /// The display name.
  package let name: String
  /// The line of its `@Test`, from 1.
  package let line: Int
  /// How long it took, in seconds.
  package let seconds: Double
  /// Whether it was skipped.
  package let isSkipped: Bool
  /// What failed in it; empty if it passed.
  package let failures: [Failure]
  /// What it printed; nil if nothing, or if it wasn't asked for.
  package var output: String?
}
