import Foundation

extension Terminal {
  /// The process's own standard input and output.
  ///
  /// A program must read its input only through this value, because it reads ahead from a pipe.
  package static let standard = Terminal(
    isInputTerminal: isatty(STDIN_FILENO) == 1,
    isOutputTerminal: isatty(STDOUT_FILENO) == 1,
    environment: ProcessInfo.processInfo.environment,
    output: writeAtOnce,
    input: { readLine() },
    size: { size(ofWindowOf: STDOUT_FILENO) },
    keyboard: { Keyboard(endingSignals: [SIGHUP, SIGINT, SIGQUIT, SIGTERM]) },
    secretInput: secret)

  /// The process's standard error. It never reads any input.
  package static let standardError = Terminal(
    isInputTerminal: false, isOutputTerminal: isatty(STDERR_FILENO) == 1,
    environment: ProcessInfo.processInfo.environment,
    output: { text in
      // Flush earlier output first. If that fails, there's no better place to report it.
      fflush(nil)
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    },
    input: { nil }, size: { size(ofWindowOf: STDERR_FILENO) }, secretInput: { _, _ in nil })

  /// The current size of a terminal's window; nil for a pipe, and for a terminal that doesn't know.
  private static func size(ofWindowOf descriptor: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Reads a line that the terminal doesn't show.
  ///
  /// - Returns: nil at the end of input, or if the terminal can't hide what is typed.
  private static func secret(prompt: String, show: (String) -> Void) -> String? {
    let silence = TerminalMode(STDIN_FILENO) { settings in
      settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
      // Without Ctrl-Z, which would leave the terminal silent. It's a character now, and dropped.
      let none = UInt8(truncatingIfNeeded: fpathconf(STDIN_FILENO, Int32(_PC_VDISABLE)))
      withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VSUSP)] = none }
    }
    guard let silence else { return nil }
    let watch = SignalWatch([SIGINT])
    Thread.detachNewThread {
      guard watch.wait() == SIGINT else { return }
      silence.end()
      watch.stop()
      // `fflush` would wait for the line that is being read.
      try? FileHandle.standardOutput.write(contentsOf: Data("\n".utf8))
      kill(getpid(), SIGINT)
    }
    defer {
      watch.stop()
      silence.end()
    }
    show(prompt)
    defer { show("\n") }
    return readLine()?.filter { $0 != "\u{1A}" }
  }

  /// Uses `print`, so that the order is kept in a program that uses both.
  private static func writeAtOnce(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }
}
