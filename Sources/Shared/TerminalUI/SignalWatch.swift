import Foundation

/// Intercepts signals: while it watches them, they don't end or stop the program, which can handle
/// them like a line of input.
///
/// Several watches may share a signal; each of them receives it.
package final class SignalWatch: Sendable {
  private let pipe = Pipe()
  private let registration: SignalPost.Registration

  /// Watches until `stop()`.
  ///
  /// - Parameter signals: the signals' numbers, such as `SIGINT`.
  package init(_ signals: [Int32]) {
    let writeEnd = pipe.fileHandleForWriting
    registration = SignalPost.shared.register(Set(signals)) { signal in
      try? writeEnd.write(contentsOf: [UInt8(signal)])
    }
  }

  /// A file descriptor that becomes readable once a signal has arrived.
  package var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Waits for a signal.
  ///
  /// - Returns: its number.
  package func wait() -> Int32 {
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) < 0, errno == EINTR {}
    return Int32(byte)
  }

  /// Restores what the signals did before.
  package func stop() {
    SignalPost.shared.cancel(registration)
  }

  deinit {
    stop()
  }
}
