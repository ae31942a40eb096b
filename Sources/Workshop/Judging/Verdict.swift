import CourseModel
import Toolchain

/// The result of running an exercise's tests.
package enum Verdict: Hashable, Sendable {
  /// Every test of its suite ran and passed.
  case solved(tests: Int)
  /// At least one test failed. The failures are in the order of the tests, with traps at the end;
  /// `passed` counts the contract's tests alone.
  case red([Failure], passed: Int)
  /// The process ended in the middle of a test or, if that's nil, after the last one. The failures
  /// are those before that.
  case crashed(test: String?, message: String, failures: [Failure] = [])
  /// A test or, if that's nil, the process after its last test reached a limit before it finished.
  /// The failures are those before that.
  case limitExceeded(test: String?, limit: Limit, failures: [Failure] = [])
  /// The exercise's own file has errors.
  case doesNotCompile([Diagnostic])
  /// The file compiles, but its tests can't use it as they could at the start.
  case interfaceMismatch([Diagnostic])
  /// The exercise's file can't be read.
  case unreadable(WorkspaceError)
  /// Not every test ran, for this reason: one was skipped or cut off, or nothing could be built.
  case notRun(String)

  /// Whether the exercise counts as solved.
  package var isSolved: Bool {
    if case .solved = self { true } else { false }
  }
}

/// The limits of a run of the tests.
package enum Limit: Hashable, Sendable, CustomStringConvertible {
  case time(Duration)
  /// The output, in megabytes.
  case output(Int)
  /// The memory, in gigabytes.
  case memory(Int)

  /// What a test did to reach the limit, such as "did not end within 10 s".
  package var description: String {
    switch self {
    case .time(let limit): "did not end within \(limit.inSeconds)"
    case .output(let limit): "printed more than \(limit) MB without coming to an end"
    case .memory(let limit): "used more than \(limit) GB of memory"
    }
  }
}

/// A failed test, with its author's sentences.
package struct Failure: Hashable, Sendable {
  /// The test's display name.
  package let test: String
  /// Whether the test is a trap beside the exercise's contract.
  package var isTrap = false
  /// The sentences for the learner; empty if the test's author wrote none.
  package let sentences: [String]
  /// The library's message, such as "Expectation failed: …".
  package let expectation: String
  /// Where to read, from the suite's `exercise` trait.
  package let reading: String?
  /// The name of the file with the failed expectation, without its folder.
  let file: String
  /// The line of the failed expectation, from 1; 0 if it has none.
  let line: Int
  /// The file and line, such as "1.2-NameTests.swift:12".
  package var place: String { "\(file):\(line)" }
  /// Everything that a learner sees of it, as one text.
  package var text: String {
    (sentences + [expectation, reading ?? ""]).joined(separator: "\n")
  }
}
