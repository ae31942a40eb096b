import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    let silence = try Silence(descriptor)
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
}

/// The time during which a terminal does not show what is typed.
private struct Silence {
  /// The terminals that are silent now, and the settings to give back to them.
  private static let silenced = Mutex<[Int32: termios]>([:])
  /// `exit(3)` may be called anywhere in the program while a secret is typed.
  private static let restoresAtExit: Void = {
    atexit { Silence.silenced.withLock { $0.forEach(Silence.restore) } }
  }()

  private let descriptor: Int32

  init(_ descriptor: Int32) throws {
    self.descriptor = descriptor
    _ = Self.restoresAtExit
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { throw Self.failure() }
    Self.silenced.withLock { $0[descriptor] = settings }
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    guard tcsetattr(descriptor, TCSAFLUSH, &settings) == 0 else {
      defer { end() }
      throw Self.failure()
    }
  }

  func end() {
    Self.silenced.withLock { silenced in
      silenced.removeValue(forKey: descriptor).map { Self.restore(descriptor, $0) }
    }
  }

  private static func restore(_ descriptor: Int32, _ settings: termios) {
    var settings = settings
    // Waits until the program's output is written, and keeps what was typed meanwhile.
    while tcsetattr(descriptor, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }

  private static func failure() -> HiddenInputError {
    HiddenInputError(
      description: """
        The terminal cannot hide what you type: \(String(cString: strerror(errno))). \
        Nothing was asked. Start the program in another terminal, or pipe the line into it.
        """)
  }
}
