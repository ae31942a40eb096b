import CourseModel
import Processes
import Toolchain

/// What became of an exercise when its tests were run.
package enum Verdict: Hashable, Sendable {
  /// Every test of its suite ran and passed.
  case solved(tests: Int)
  /// At least one test failed. In the order of the tests' file.
  case red([Failure], passed: Int)
  /// The process ended in the middle of a test or, where there is none, after the last one. With
  /// what had failed until then.
  case crashed(test: String?, message: String, failures: [Failure] = [])
  /// A test or, where there is none, the process after its last test didn't come to its end before a
  /// limit was reached. With what had failed until then.
  case limitExceeded(test: String?, limit: Limit, failures: [Failure] = [])
  /// The exercise's own file has errors.
  case doesNotCompile([Diagnostic])
  /// The file compiles, but its tests can't call it as they do at the start.
  case interfaceMismatch([Diagnostic])
  /// The exercise's file can't be read.
  case unreadable(WorkspaceError)
  /// The suite has no test that ran, or one that was skipped.
  case notRun(String)

  /// Whether the exercise counts as solved.
  package var isSolved: Bool {
    if case .solved = self { true } else { false }
  }
}

/// What a run of the tests may take before it is stopped.
package enum Limit: Hashable, Sendable, CustomStringConvertible {
  case time(Duration)
  /// What it prints, in megabytes.
  case output(Int)
  /// What it keeps in memory, in gigabytes.
  case memory(Int)

  /// What a test did that reached it: "did not end within 10 s".
  package var description: String {
    switch self {
    case .time(let limit): "did not end within \(limit.inSeconds)"
    case .output(let limit): "printed more than \(limit) MB without coming to an end"
    case .memory(let limit): "used more than \(limit) GB of memory"
    }
  }
}

/// A test that failed, in the words of its author.
package struct Failure: Hashable, Sendable {
  /// The test's display name.
  package let test: String
  /// The sentences to the learner; empty if the test's author wrote none.
  package let sentences: [String]
  /// The library's own words: "Expectation failed: …".
  package let expectation: String
  /// Where to read, from the suite's `exercise` trait.
  package let reading: String?
  /// The file of the failed expectation, without its folder.
  let file: String
  /// The line of the failed expectation, from 1; 0 if it has none.
  let line: Int
  /// "1.2-NameTests.swift:12".
  package var place: String { "\(file):\(line)" }
  /// All that a learner sees of it, as one text.
  package var text: String {
    (sentences + [expectation, reading ?? ""]).joined(separator: "\n")
  }
}
