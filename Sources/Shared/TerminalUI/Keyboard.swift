import Foundation

/// Reads single keys from a terminal, without Return and without showing them.
///
/// The terminal is as its user has it again on every way out: after `stop()`, while the program is
/// stopped by Ctrl-Z, and when the program exits elsewhere. Ctrl-C stays a signal.
package final class Keyboard: Sendable {
  /// The letters, digits and signs that are typed, in small letters, and `enter`, `escape` and
  /// `delete`. It ends where the terminal's input ends, with Ctrl-D also.
  package let keys: AsyncStream<Character>

  /// The key Return.
  package static let enter: Character = "\n"
  /// The key Escape.
  package static let escape: Character = "\u{1B}"
  /// The key that takes back the last character.
  package static let delete: Character = "\u{7F}"

  private let descriptor: Int32
  private let stopping = Pipe()
  private let stopped = DispatchSemaphore(value: 0)
  private let passOn: @Sendable (Int32) -> Void

  /// Reads from the process's own terminal.
  ///
  /// Nil where the standard input is no terminal, or where the program runs in its background: a
  /// shell stops a program that sets the terminal from there.
  package convenience init?() {
    let foreground = tcgetpgrp(STDIN_FILENO)
    guard isatty(STDIN_FILENO) == 1, foreground < 0 || foreground == getpgrp() else { return nil }
    self.init(descriptor: STDIN_FILENO)
  }

  /// - Parameters:
  ///   - descriptor: the terminal's; nil is the answer if it is none.
  ///   - passOn: sends this process the signal that stops it, once the terminal is as it was.
  init?(
    descriptor: Int32,
    passOn: @escaping @Sendable (_ signal: Int32) -> Void = { kill(getpid(), $0) }
  ) {
    // First the signals: one that came in between would stop the program with the terminal changed.
    let watch = SignalWatch([SIGTSTP, SIGCONT])
    guard let mode = try? Self.mode(descriptor) else { return nil }
    self.descriptor = descriptor
    self.passOn = passOn
    let (keys, typed) = AsyncStream<Character>.makeStream()
    self.keys = keys
    Thread.detachNewThread { [self] in
      listen(typed, mode, watch)
      typed.finish()
      stopped.signal()
    }
  }

  /// Gives the terminal back. What is typed from now on is the shell's.
  package func stop() {
    try? stopping.fileHandleForWriting.close()
    stopped.wait()
    stopped.signal()
  }

  private static func mode(_ descriptor: Int32) throws -> TerminalMode {
    try TerminalMode(descriptor) { settings in
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL)
      // A read ends with the first byte, however long that takes.
      withUnsafeMutableBytes(of: &settings.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
    }
  }

  private func listen(
    _ typed: AsyncStream<Character>.Continuation, _ mode: TerminalMode, _ watch: SignalWatch
  ) {
    var (mode, watch) = (mode, watch)
    defer {
      mode.end()
      watch.stop()
    }
    while true {
      switch next(orInterruptedBy: watch.descriptor) {
      case .keys(let keys, let isEnd):
        keys.forEach { typed.yield($0) }
        if isEnd { return }
      case .end: return
      case .signal:
        let signal = watch.wait()
        mode.end()
        watch.stop()
        if signal == SIGTSTP { pause(signal) }
        watch = SignalWatch([SIGTSTP, SIGCONT])
        guard let again = try? Self.mode(descriptor) else { return }
        mode = again
      }
    }
  }

  /// Stops the process as Ctrl-Z does, and returns when it goes on.
  ///
  /// The stop comes a moment after it was asked for, and never where no shell could end it. Without
  /// the wait the terminal would be ours again before we stand still.
  private func pause(_ signal: Int32) {
    let goesOn = SignalWatch([SIGCONT])
    defer { goesOn.stop() }
    passOn(signal)
    var watched = pollfd(fd: goesOn.descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&watched, 1, 1000)
  }

  private enum Outcome {
    case keys(String, isEnd: Bool)
    case signal, end
  }

  private func next(orInterruptedBy signals: Int32) -> Outcome {
    let stop = stopping.fileHandleForReading.fileDescriptor
    let readable = waitUntilReadable([stop, signals, descriptor])
    if readable[0] { return .end }
    if readable[1] { return .signal }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? .keys("", isEnd: false) : .end }
    return Self.keys(in: bytes.prefix(count))
  }

  private static func keys(in bytes: ArraySlice<UInt8>) -> Outcome {
    let (endOfInput, escape) = (UInt8(4), UInt8(27))
    var typed: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst(), byte != endOfInput {
      switch byte {
      case escape where !rest.isEmpty: skipSequence(&rest)
      case UInt8(ascii: "\r"): typed.append(UInt8(ascii: "\n"))
      // What terminals send for the key that deletes backwards.
      case 8: typed.append(0x7F)
      default: typed.append(byte)
      }
    }
    let keys = String(decoding: typed, as: UTF8.self).lowercased()
    return .keys(
      keys.filter { $0 == enter || !$0.isWhitespace }, isEnd: bytes.contains(endOfInput))
  }

  /// Arrow keys and their like send an escape, a bracket or an O, figures, and a letter that nobody
  /// has typed.
  private static func skipSequence(_ rest: inout ArraySlice<UInt8>) {
    guard let kind = rest.popFirst(), kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O")
    else { return }
    rest = rest.drop { $0 < 0x40 }.dropFirst()
  }
}
