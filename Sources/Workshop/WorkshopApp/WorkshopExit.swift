import CourseModel
import Grading
import Judging
import Toolchain

/// The exit codes of `workshop`, so that scripts can tell the verdicts apart.
package enum WorkshopExit: Int32, CaseIterable, Sendable {
  case success = 0
  case red = 1
  case doesNotCompile = 2
  case crashed = 3
  case limitExceeded = 4
  case unreadable = 5
  case problems = 6
  case interfaceMismatch = 7
  case notRun = 8
  case notShown = 9
  case inputClosed = 10
  case usage = 64
  case toolchain = 69
  case tools = 70
  case busy = 75

  /// The meaning for `--help`.
  package var meaning: String {
    switch self {
    case .success: "done; for check and grade: solved"
    case .red: "check: a test failed; grade: not everything is solved"
    case .doesNotCompile: "check: the exercise doesn't compile"
    case .crashed: "check: a test crashed, or the test process after the last one"
    case .limitExceeded: "check: a test didn't end, printed too much, or used too much memory"
    case .unreadable: "check: the exercise's file is missing or isn't UTF-8"
    case .problems: "a file outside Exercises is missing"
    case .interfaceMismatch:
      "check: it compiles, but a declaration that its tests need is gone"
    case .notRun: "check: a test was skipped or cut off, or there is none"
    case .notShown: "solution: the exercise isn't solved, and you didn't say yes"
    case .usage: "wrong arguments"
    case .toolchain: "there is no Swift toolchain, or it's too old or has no testing library"
    case .tools: "the workspace outside the exercises doesn't build or can't be used"
    case .busy: "another check or build kept running in the folder"
    case .inputClosed: "watch --once: the input was closed before a file was saved"
    }
  }

  /// Whether it's about the behaviour of the learner's code, which hints can help with.
  var isHelpedByHints: Bool { [.red, .crashed, .limitExceeded].contains(self) }

  /// The exit code for a verdict.
  init(_ verdict: Verdict) {
    switch verdict {
    case .solved: self = .success
    case .red: self = .red
    case .notRun: self = .notRun
    case .doesNotCompile: self = .doesNotCompile
    case .interfaceMismatch: self = .interfaceMismatch
    case .crashed: self = .crashed
    case .limitExceeded: self = .limitExceeded
    case .unreadable: self = .unreadable
    }
  }

  /// The exit code for an error that ends a command.
  package init(_ error: any Error) {
    switch error {
    case is SelectionError, is UsageError, is SubmissionError, is ReportError: self = .usage
    case is ToolchainError: self = .toolchain
    case is BusyError: self = .busy
    case is ResetError: self = .problems
    case WorkspaceError.missing(let path) where path.hasSuffix(".md"): self = .problems
    case WorkspaceError.missing, WorkspaceError.notUTF8: self = .unreadable
    default: self = .tools
    }
  }
}

/// An invalid command line.
package struct UsageError: Error, CustomStringConvertible {
  /// A sentence that says what to type.
  package let description: String

  /// Creates the error.
  package init(_ description: String) {
    self.description = description
  }
}
