import CourseModel
import Toolchain

/// The event stream's results for one exercise's suite.
struct SuiteResult {
  let exercise: Exercise
  /// The tests, in the order of their file.
  let tests: [EventStream.Test]

  init(of exercise: Exercise, in events: EventStream) {
    let prefix = "Chapter\(exercise.id.chapter)ExercisesTests.\(exercise.id.suite)/"
    self.exercise = exercise
    tests = events.tests.filter { $0.id.hasPrefix(prefix) }
  }

  /// Whether every test has finished.
  var isThrough: Bool { !tests.isEmpty && tests.allSatisfy(\.isOver) }

  /// The names of the unfinished tests: first those that had started, then the others.
  var unfinished: [String] {
    let open = tests.filter { !$0.isOver }
    return (open.filter(\.hasStarted) + open.filter { !$0.hasStarted }).map(\.name)
  }

  /// The tests of the contract, which a learner knows.
  var contract: [EventStream.Test] { tests.filter { !$0.isTrap } }

  /// How many of the contract's tests have no failure.
  var passed: Int { contract.count(where: \.issues.isEmpty) }

  /// The failures, in the order of the tests.
  var failures: [Failure] { tests.flatMap(\.failures) }

  /// The verdict, assuming that the process finished.
  var verdict: Verdict {
    guard !tests.isEmpty else {
      return .notRun(
        "There is no suite \(exercise.id.suite) with tests in \(exercise.tests). "
          + "`git checkout -- \(exercise.tests)` brings it back.")
    }
    if let skipped = tests.first(where: \.isSkipped) {
      return .notRun("The test \"\(skipped.name)\" was skipped; all of them must run.")
    }
    if let missing = unfinished.first {
      return .notRun(
        "The test \"\(missing)\" did not finish. Does something in the exercise end "
          + "the program?")
    }
    return failures.isEmpty
      ? .solved(tests: contract.count) : .red(failures, passed: passed, of: contract.count)
  }
}

extension EventStream.Test {
  /// Whether it finished or was skipped.
  var isOver: Bool { hasEnded || isSkipped }

  /// Its failures, with their author's sentences; empty if it passed.
  ///
  /// The cases of one test run in any order. They are sorted, so that the same answer always shows
  /// the same failure first.
  package var failures: [Failure] {
    issues.map { issue in
      let isReading = { (detail: String) in detail.hasPrefix("Read: ") }
      return Failure(
        test: name, isTrap: isTrap, sentences: issue.details.filter { !isReading($0) },
        expectation: issue.summary, reading: issue.details.first(where: isReading),
        file: issue.file, line: issue.line)
    }
    .sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }
}
