import CourseModel
import Toolchain

/// The result of running an exercise's tests.
package enum Verdict: Hashable, Sendable {
  /// Every test of its suite ran and passed.
  case solved(tests: Int)
  /// At least one test failed. The failures are in the order of the tests, with traps at the end;
  /// the numbers are those of the contract's tests alone.
  case red([Failure], passed: Int, of: Int)
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

  /// A short name for a table.
  package var word: String {
    switch self {
    case .solved: "solved"
    case .red: "red"
    case .crashed: "crashed"
    case .limitExceeded(_, .memory, _): "too much memory"
    case .limitExceeded(_, .output, _): "too much output"
    case .limitExceeded(_, .time, _): "never ends"
    case .doesNotCompile: "does not compile"
    case .interfaceMismatch: "does not fit its tests"
    case .unreadable: "file missing or unreadable"
    case .notRun: "not run"
    }
  }

  /// All details, for a maintainer who didn't expect this verdict.
  package var report: String {
    switch self {
    case .solved(let tests): "It is green, with \(tests) tests."
    case .red(let failures, _, _): "It is red:\n" + failures.map(\.text).joined(separator: "\n")
    case .crashed(let test, let message, _):
      "\"\(test ?? "the program after its last test")\" crashed: \(message)"
    case .limitExceeded(let test, let limit, _):
      "\"\(test ?? "the program after its last test")\" \(limit)."
    case .doesNotCompile(let errors), .interfaceMismatch(let errors):
      "It does not compile:\n" + errors.map(\.description).joined(separator: "\n")
    case .unreadable(let error): "\(error)"
    case .notRun(let reason): reason
    }
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
  package let file: String
  /// The line of the failed expectation, from 1; 0 if it has none.
  package let line: Int
  /// The file and line, such as "1.2-NameTests.swift:12".
  package var place: String { "\(file):\(line)" }
  /// Everything that a learner sees of it, as one text.
  package var text: String {
    (sentences + [expectation, reading ?? ""]).joined(separator: "\n")
  }
}

extension String {
  /// The text with all white space collapsed to single spaces.
  package var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
