import Foundation

/// Why a secret could not be asked for.
package struct HiddenInputError: Error, Equatable, CustomStringConvertible {
  /// What happened, and what to do.
  package let description: String
}

/// Reads a line from a terminal that does not show what is typed.
///
/// The terminal shows again what is typed on every way out: after the line, at the end of input,
/// when a signal such as Ctrl-C ends or stops the program, and when the program exits elsewhere.
/// The order of the steps is that of OpenBSD's `readpassphrase(3)`.
struct HiddenInput: Sendable {
  /// The signals that would end or stop the program with the terminal still silent.
  static let endingSignals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP]

  let descriptor: Int32
  let lines: LineReader
  /// The signals to look out for while a line is typed.
  var signals = endingSignals
  /// Sends this process the signal that came, once the terminal is as it was.
  var passOn: @Sendable (_ signal: Int32) -> Void = { kill(getpid(), $0) }

  /// - Parameters:
  ///   - prompt: what to show when nothing that is typed shows any more.
  ///   - show: writes to the terminal; also writes the line break that stays invisible.
  /// - Returns: the line; nil at the end of input, or where a signal came that did not end the
  ///   program.
  /// - Throws: `HiddenInputError` where the descriptor's terminal cannot be silenced.
  func next(prompt: String, show: (String) -> Void) throws -> String? {
    while true {
      switch try attempt(prompt, show) {
      case .line(let line): return line
      case .end: return nil
      // Ctrl-Z: the program was stopped and goes on. It asks again.
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
