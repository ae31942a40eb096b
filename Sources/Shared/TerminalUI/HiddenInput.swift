import Foundation

/// The error when a secret can't be asked for.
package struct HiddenInputError: Error, Equatable, CustomStringConvertible {
  /// What happened, and what to do.
  package let description: String
}

/// Reads a line from a terminal without showing what is typed.
///
/// The terminal's echo is restored in every case: after the line, at the end of input, when a
/// signal such as Ctrl-C ends or stops the program, and when other code ends it. The order
/// of the steps is that of OpenBSD's `readpassphrase(3)`.
struct HiddenInput: Sendable {
  /// The signals that would end or stop the program while the terminal's echo is off.
  static let endingSignals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP]

  let descriptor: Int32
  let lines: LineReader
  /// The signals to watch while a line is typed.
  var signals = endingSignals
  /// Sends this process the signal that came, once the terminal is restored.
  var passOn: @Sendable (_ signal: Int32) -> Void = { kill(getpid(), $0) }

  /// - Parameters:
  ///   - prompt: shown once the terminal's echo is off.
  ///   - show: writes to the terminal, including the line break that the terminal doesn't echo.
  /// - Returns: the line; nil at the end of input, or if a signal came that didn't end the program.
  /// - Throws: `HiddenInputError` if the terminal's echo can't be turned off.
  func next(prompt: String, show: (String) -> Void) throws -> String? {
    while true {
      switch try attempt(prompt, show) {
      case .line(let line): return line
      case .end: return nil
      // Ctrl-Z: the program was stopped and continued. Ask again.
      case .signal(SIGTSTP): continue
      case .signal: return nil
      }
    }
  }

  private enum Attempt {
    case line(String), end
    case signal(Int32)
  }

  private func attempt(_ prompt: String, _ show: (String) -> Void) throws -> Attempt {
    let watch = SignalWatch(signals)
    let silence = try silence()
    show(prompt)
    let outcome = lines.next(orInterruptedBy: watch.descriptor)
    show("\n")
    silence.end()
    let signal = outcome == .interrupted ? watch.wait() : nil
    watch.stop()
    if let signal {
      passOn(signal)
      return .signal(signal)
    }
    if case .line(let line) = outcome { return .line(line) }
    return .end
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
