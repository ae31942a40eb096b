import CourseModel
import Judging
import Toolchain

/// The exit codes of `workshop`, for scripts. `Book/Appendix-Runner.md` explains them.
enum WorkshopExit: Int32, Sendable {
  case success = 0
  case red = 1
  case doesNotCompile = 2
  case usage = 64
  case toolchain = 69
  case tools = 70

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
