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
/// What was printed before comes out first.
///
/// - Parameters:
///   - code: the exit code.
///   - message: what happened, to what, and what to do; without a line break at its end.
package func endProgram(_ code: ExitCode, message: String? = nil) -> Never {
  fflush(nil)
  // Where nobody reads the message there is no better place for it.
  if let message { try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8)) }
  exit(code.rawValue)
}
