import Foundation

/// What a program tells the one who started it when it ends.
package enum ExitCode: Int32, Sendable {
  /// It did what it was asked to do.
  case success = 0
  /// It could not do it.
  case failure = 1
  /// It did not understand its arguments; `EX_USAGE` of sysexits(3).
  case usage = 64
}

/// Ends the program, if there is something to say with a message on the standard error.
///
/// What was printed before comes out first. At a terminal the message is wrapped between words.
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
  /// Writes a message, wrapped between words where the window is narrower than a line of it.
  ///
  /// - Parameter message: one line or more, without a line break at its end.
  func tell(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    wrapping(atMost: UsageText.columns).draw(Screen(lines.map { Line(String($0)) }))
  }
}
