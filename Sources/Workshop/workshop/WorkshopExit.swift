import CourseModel
import Judging
import Toolchain

/// The exit codes of `workshop`, for scripts.
enum WorkshopExit: Int32, CaseIterable, Sendable {
  case success = 0
  case red = 1
  case doesNotCompile = 2
  case usage = 64
  case toolchain = 69
  case tools = 70

  /// The meaning for `--help`.
  var meaning: String {
    switch self {
    case .success: "done; for check, watch --once and grade: solved"
    case .red: "not solved: a test failed, crashed or didn't end, or none could be run"
    case .doesNotCompile: "the exercise doesn't compile, or its tests can't use it"
    case .usage: "wrong arguments"
    case .toolchain: "there is no Swift toolchain, or it's too old or has no testing library"
    case .tools: "the workspace outside the exercises doesn't build or can't be used"
    }
  }

  /// The exit code for a verdict.
  init(_ verdict: Verdict) {
    switch verdict {
    case .solved: self = .success
    case .doesNotCompile, .interfaceMismatch: self = .doesNotCompile
    case .red, .crashed, .limitExceeded, .notRun, .unreadable: self = .red
    }
  }

  /// The exit code for an error that ends a command.
  init(_ error: any Error) {
    switch error {
    case is SelectionError, is UsageError: self = .usage
    case is ToolchainError: self = .toolchain
    default: self = .tools
    }
  }
}

/// An invalid command line.
struct UsageError: Error, CustomStringConvertible {
  /// A sentence that says what to type.
  let description: String

  /// Creates the error.
  init(_ description: String) {
    self.description = description
  }
}
