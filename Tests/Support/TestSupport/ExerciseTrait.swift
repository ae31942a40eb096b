import Foundation
import Synchronization
import Testing

/// What makes a suite that of an exercise.
///
/// - Its failures end with the place to read, taken from the task's header when they happen.
/// - `swift test` leaves out an exercise that hasn't been begun, apart from the next one, shows one
///   failure for each test, and ends with a table (`ExerciseReport`).
/// - The runner asks for everything. It hears which answer the tests were built with.
package struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
  /// Applies to the tests in the suite, too.
  package var isRecursive: Bool { true }

  let exercise: ExerciseFiles
  private let isJudged: Bool
  private let issues: IssueHandlingTrait
  private let results: Results

  /// - Parameters:
  ///   - number: the exercise's number, such as "3.4".
  ///   - isJudged: whether the runner judges it.
  init(_ number: String, isJudged: Bool) {
    let (exercise, results) = (ExerciseFiles(number), Results())
    self.exercise = exercise
    self.isJudged = isJudged
    self.results = results
    issues = .compactMapIssues { issue in
      if LearnersTest.isRunning { return nil }
      let isFirst = results.note(failureOf: Test.current)
      guard isJudged || isFirst.inTest else { return nil }
      guard isJudged || isFirst.inSuite, let place = exercise.placeToRead else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: "Read: \(place)"))
      return issue
    }
  }

  package func prepare(for test: Test) async throws {
    if !isJudged, !exercise.isAskedFor() {
      try await ConditionTrait.disabled("another exercise was asked for").prepare(for: test)
    }
  }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    // Around all cases of a test, because an error that a case throws becomes an issue outside of it.
    testCase == nil ? self : nil
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard test.isSuite else {
      results.note(runOf: test)
      return try await issues.provideScope(for: test, testCase: testCase, performing: function)
    }
    if isJudged { return try await function() }
    if exercise.isLeftOut() {
      ExerciseReport.shared.note(exercise, .notBegun)
      Issue.record("not begun: open \(exercise.path)", sourceLocation: test.sourceLocation)
      return
    }
    try await function()
    let (passed, all) = (results.passed, exercise.countOfTests)
    ExerciseReport.shared.note(exercise, .tested(passed: passed, of: all))
    if passed == all { exercise.notePassed() }
  }
}

extension Trait where Self == ExerciseTrait {
  /// What makes a suite that of an exercise.
  ///
  /// If the program was asked for another chapter's tests, this ends it.
  ///
  /// - Parameters:
  ///   - number: the exercise's number, such as "3.4".
  ///   - fileID: the ID of the suite's file.
  package static func exercise(_ number: String, fileID: String = #fileID) -> Self {
    endIfLeftToOtherPrograms(fileID: fileID)
    endWithRunner
    reportStamp(ofExercise: number)
    return ExerciseTrait(
      number, isJudged: ProcessInfo.processInfo.environment["WORKSHOP_RUN"] != nil)
  }
}

/// Which of a suite's tests have run and which have failed.
private final class Results: Sendable {
  private let state = Mutex((ran: Set<Test.ID>(), failed: Set<Test.ID>()))

  var passed: Int { state.withLock { $0.ran.subtracting($0.failed).count } }

  func note(runOf test: Test) { state.withLock { _ = $0.ran.insert(test.id) } }

  /// - Returns: whether it's the test's first failure, and whether it's the suite's.
  func note(failureOf test: Test?) -> (inTest: Bool, inSuite: Bool) {
    guard let test else { return (true, true) }
    return state.withLock { ($0.failed.insert(test.id).inserted, $0.failed.count == 1) }
  }
}
