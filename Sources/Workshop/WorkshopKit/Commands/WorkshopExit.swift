/// The exit codes of `workshop`, so that scripts can tell the verdicts apart.
package enum WorkshopExit: Int32, CaseIterable, Sendable {
  case success = 0
  case red = 1
  case doesNotCompile = 2
  case crashed = 3
  case endless = 4
  case unreadable = 5
  case problems = 6
  case usage = 64
  case tools = 70

  /// What it means, for `--help`.
  package var meaning: String {
    switch self {
    case .success: "done; for check: solved"
    case .red: "check: a test failed"
    case .doesNotCompile:
      "check: the exercise, or a test that misses a declaration, does not compile"
    case .crashed: "check: a test crashed"
    case .endless: "check: a test did not end"
    case .unreadable: "check: the exercise's file is missing or is not UTF-8"
    case .problems: "book, verify: something is to be mended"
    case .usage: "the arguments make no sense"
    case .tools: "the toolchain, or the workspace outside the exercises, does not work"
    }
  }

  /// The code for a verdict.
  init(_ verdict: Verdict) {
    switch verdict {
    case .solved: self = .success
    case .red, .notRun: self = .red
    case .doesNotCompile, .seamGone: self = .doesNotCompile
    case .crashed: self = .crashed
    case .endless: self = .endless
    case .unreadable: self = .unreadable
    }
  }
}
