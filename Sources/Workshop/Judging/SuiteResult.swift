import CourseModel
import Toolchain

/// What the event stream says of one exercise's suite.
struct SuiteResult {
  let exercise: Exercise
  /// In the order of their file.
  let tests: [EventStream.Test]

  private init(exercise: Exercise, tests: [EventStream.Test]) {
    self.exercise = exercise
    self.tests = tests
  }

  init(of exercise: Exercise, in events: EventStream) {
    let prefix = "Chapter\(exercise.id.chapter)ExercisesTests.\(exercise.id.suite)/"
    self.init(exercise: exercise, tests: events.tests.filter { $0.id.hasPrefix(prefix) })
  }

  /// Whether every test came to an end.
  var isThrough: Bool { !tests.isEmpty && tests.allSatisfy(\.isOver) }

  /// The names of the tests that didn't end, those first that had started.
  var unfinished: [String] {
    let open = tests.filter { !$0.isOver }
    return (open.filter(\.hasStarted) + open.filter { !$0.hasStarted }).map(\.name)
  }

  /// What failed, in the order of the tests.
  var failures: [Failure] { tests.flatMap(\.failures) }

  /// The same result with what an earlier run says more of: failures that were not seen again, and
  /// tests that have not started this time.
  func adding(_ earlier: SuiteResult) -> SuiteResult {
    SuiteResult(
      exercise: exercise,
      tests: tests.map { test in
        guard let before = earlier.tests.first(where: { $0.id == test.id }) else { return test }
        let saysMore =
          before.issues.count > test.issues.count
          || before.isOver && !test.isOver && !test.hasStarted
        return saysMore ? before : test
      })
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
    if let missing = unfinished.first {
      return .notRun(
        "The test \"\(missing)\" did not run to its end. Does something in the exercise end "
          + "the program?")
    }
    let passed = tests.count(where: \.issues.isEmpty)
    return failures.isEmpty ? .solved(tests: tests.count) : .red(failures, passed: passed)
  }
}

extension EventStream.Test {
  /// Whether it came to its end or was skipped.
  var isOver: Bool { hasEnded || isSkipped }

  /// What failed in it, in the words of its author; empty if it passed.
  ///
  /// The cases of one test run in any order; sorted, the same answer tells the same first.
  package var failures: [Failure] {
    issues.map { issue in
      let isReading = { (detail: String) in detail.hasPrefix("Read: ") }
      return Failure(
        test: name, sentences: issue.details.filter { !isReading($0) },
        expectation: issue.summary, reading: issue.details.first(where: isReading),
        file: issue.file, line: issue.line)
    }
    .sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }
}
