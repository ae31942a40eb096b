import Foundation

/// The error when a secret can't be asked for.
package struct HiddenInputError: Error, Equatable, CustomStringConvertible {
  /// What happened, and what to do.
  package let description: String
}

/// Reads a line from a terminal without showing what is typed.
struct HiddenInput: Sendable {
  let descriptor: Int32
  let lines: LineReader

  /// - Parameters:
  ///   - prompt: shown once the terminal's echo is off.
  ///   - show: writes to the terminal, including the line break that the terminal doesn't echo.
  /// - Returns: the line; nil at the end of input.
  /// - Throws: `HiddenInputError` if the terminal's echo can't be turned off.
  func next(prompt: String, show: (String) -> Void) throws -> String? {
    // Unlike a signal, `exit` restores the terminal. Ctrl-Z does nothing while a secret is typed.
    let registration = SignalPost.shared.register([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP]) {
      if $0 != SIGTSTP { exit(128 + $0) }
    }
    defer { SignalPost.shared.cancel(registration) }
    let silence = try silence()
    defer { silence.end() }
    show(prompt)
    defer { show("\n") }
    return lines.next()
  }

  private func silence() throws -> TerminalMode {
    do {
      return try TerminalMode(descriptor) { $0.c_lflag &= ~tcflag_t(ECHO | ECHONL) }
    } catch {
      throw HiddenInputError(
        description: """
          The terminal cannot hide what you type: \(error.reason). \
          Nothing was asked. Start the program in another terminal, or pipe the line into it.
          """)
    }
  }
}
