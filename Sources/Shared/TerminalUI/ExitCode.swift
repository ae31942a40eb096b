import Foundation

/// The exit code that a program returns to its caller.
package enum ExitCode: Int32, Sendable {
  /// The program did what it was asked to do.
  case success = 0
  /// The program failed.
  case failure = 1
  /// The program didn't understand its arguments; `EX_USAGE` of sysexits(3).
  case usage = 64
}

/// Ends the program, with a message on the standard error if there is one.
///
/// Earlier output is flushed first. At a terminal the message is wrapped between words.
///
/// - Parameters:
///   - code: the exit code.
///   - message: what happened, to what, and what to do; without a line break at its end.
package func endProgram(_ code: ExitCode, message: String? = nil) -> Never {
  fflush(nil)
  if let message { Terminal.standardError.tell(message) }
  exit(code.rawValue)
}

extension Terminal {
  /// Writes a message, wrapped between words if the window is too narrow.
  ///
  /// - Parameter message: one line or more, without a line break at its end.
  func tell(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    wrapping(atMost: UsageText.columns).draw(Screen(lines.map { Line(String($0)) }))
  }
}
