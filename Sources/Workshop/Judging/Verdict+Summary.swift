import CourseModel
import TerminalUI

extension Verdict {
  /// A short name for a table.
  package var word: String {
    switch self {
    case .solved: "solved"
    case .red: "red"
    case .crashed: "crashed"
    case .limitExceeded(_, .memory, _): "too much memory"
    case .limitExceeded(_, .output, _): "too much output"
    case .limitExceeded: "never ends"
    case .doesNotCompile: "does not compile"
    case .interfaceMismatch: "does not fit its tests"
    case .unreadable: "file missing or unreadable"
    case .notRun: "not run"
    }
  }

  /// The colour that goes with the name.
  package var style: TextStyle { isSolved ? .green : .red }

  /// A few words for a row of a report, with a count or a reason if there's one.
  package var row: String {
    switch self {
    case .unreadable(.missing): "missing"
    case .unreadable(let error): "not read: \(error.reason)"
    case .red(let failures, let passed):
      failures.allSatisfy(\.isTrap)
        ? "red, all \(passed) tests pass, not all traps"
        : "red, \(passed) of \(passed + Set(failures.filter { !$0.isTrap }.map(\.test)).count) tests pass"
    default: word
    }
  }

  /// All details, for a maintainer who didn't expect this verdict.
  package var report: String {
    switch self {
    case .solved(let tests): "It is green, with \(tests) tests."
    case .red(let failures, _): "It is red:\n" + failures.map(\.text).joined(separator: "\n")
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

extension WorkspaceError {
  /// The reason in a few words, for a table.
  package var reason: String {
    switch self {
    case .notFound, .missing: "missing"
    case .notUTF8: "not UTF-8"
    case .refused(_, let reason): String(reason.prefix { $0 != "," })
    }
  }
}
