import Foundation

/// A source of single keys, which aren't shown and don't need Return.
package struct Keyboard: Sendable {
  /// The keys, in order. The stream ends when the terminal's input ends.
  package let keys: AsyncStream<Key>
  private let onStop: @Sendable () -> Void

  /// - Parameters:
  ///   - keys: the keys, in order.
  ///   - stop: releases the source of the keys.
  package init(keys: AsyncStream<Key>, stop: @escaping @Sendable () -> Void) {
    (self.keys, onStop) = (keys, stop)
  }

  /// Reads from the process's own terminal.
  ///
  /// The terminal's own settings are restored in every case: after `stop()`, while Ctrl-Z has
  /// stopped the program, and when other code ends it. Ctrl-C stays a signal.
  ///
  /// Returns nil if the standard input isn't a terminal, or if the program runs in the background:
  /// the system stops a background program that changes the terminal's settings.
  ///
  /// - Parameter endingSignals: signals that end the program and that it doesn't watch elsewhere.
  ///   The terminal is restored before they take effect.
  package init?(endingSignals: [Int32] = []) {
    let foreground = tcgetpgrp(STDIN_FILENO)
    guard isatty(STDIN_FILENO) == 1, foreground < 0 || foreground == getpgrp() else { return nil }
    self.init(descriptor: STDIN_FILENO, endingSignals: endingSignals)
  }

  /// Reads from a terminal, or returns nil if the descriptor isn't a terminal's.
  ///
  /// - Parameters:
  ///   - descriptor: the terminal's descriptor.
  ///   - endingSignals: the signals that end the program.
  ///   - passOn: sends this process a signal that stops or ends it, once the terminal is restored.
  init?(
    descriptor: Int32, endingSignals: [Int32] = [],
    passOn: @escaping @Sendable (_ signal: Int32) -> Void = { kill(getpid(), $0) }
  ) {
    let reader = KeyReader(
      descriptor: descriptor, endingSignals: endingSignals, passOn: passOn)
    guard let reader else { return nil }
    self.init(keys: reader.start(), stop: reader.stop)
  }

  /// Restores the terminal. From now on, what is typed goes to the shell.
  package func stop() { onStop() }
}

/// Reads keys from a terminal on its own thread.
private final class KeyReader: Sendable {
  private let descriptor: Int32
  private let endingSignals: [Int32]
  private let passOn: @Sendable (Int32) -> Void
  private let mode: TerminalMode
  private let watch: SignalWatch
  private let stopping = Pipe()
  private let stopped = DispatchSemaphore(value: 0)

  init?(
    descriptor: Int32, endingSignals: [Int32], passOn: @escaping @Sendable (Int32) -> Void
  ) {
    // Watch the signals first: otherwise one could stop the program while the settings are changed.
    watch = Self.watch(endingSignals)
    guard let mode = Self.mode(descriptor) else { return nil }
    self.mode = mode
    self.descriptor = descriptor
    self.endingSignals = endingSignals
    self.passOn = passOn
  }

  func start() -> AsyncStream<Key> {
    let (keys, typed) = AsyncStream<Key>.makeStream()
    Thread.detachNewThread { [self] in
      listen(typed)
      typed.finish()
      stopped.signal()
    }
    return keys
  }

  func stop() {
    try? stopping.fileHandleForWriting.close()
    stopped.wait()
    stopped.signal()
  }

  private static func watch(_ endingSignals: [Int32]) -> SignalWatch {
    SignalWatch([SIGTSTP, SIGCONT, SIGWINCH] + endingSignals)
  }

  private static func mode(_ descriptor: Int32) -> TerminalMode? {
    TerminalMode(descriptor) { settings in
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL)
      // A read returns at the first byte, with no time limit.
      withUnsafeMutableBytes(of: &settings.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
    }
  }

  private func listen(_ typed: AsyncStream<Key>.Continuation) {
    var (mode, watch, parser) = (mode, watch, KeyParser())
    defer {
      mode.end()
      watch.stop()
    }
    while true {
      switch next(orInterruptedBy: watch.descriptor) {
      case .bytes(let bytes): parser.keys(in: bytes).forEach { typed.yield($0) }
      case .end: return
      case .signal:
        let signal = watch.wait()
        if signal != SIGWINCH {
          mode.end()
          watch.stop()
          if signal == SIGTSTP { pause(signal) } else if signal != SIGCONT { passOn(signal) }
          watch = Self.watch(endingSignals)
          guard let again = Self.mode(descriptor) else { return }
          mode = again
        }
        typed.yield(.redraw)
      }
    }
  }

  /// Stops the process as Ctrl-Z does, and returns when it continues.
  ///
  /// The process stops a moment after the signal is sent, or not at all if there's no shell to
  /// continue it. Without the wait we'd take over the terminal again before we're stopped.
  private func pause(_ signal: Int32) {
    let goesOn = SignalWatch([SIGCONT])
    defer { goesOn.stop() }
    passOn(signal)
    var watched = pollfd(fd: goesOn.descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&watched, 1, 1000)
  }

  private enum Outcome {
    case bytes(ArraySlice<UInt8>)
    case signal, end
  }

  private func next(orInterruptedBy signals: Int32) -> Outcome {
    let stop = stopping.fileHandleForReading.fileDescriptor
    var watched = [stop, signals, descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // If a signal interrupts the call, try again.
    while poll(&watched, nfds_t(watched.count), -1) < 0 {}
    if watched[0].revents != 0 { return .end }
    if watched[1].revents != 0 { return .signal }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? .bytes([]) : .end }
    return .bytes(bytes.prefix(count))
  }
}
