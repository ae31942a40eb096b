import Foundation

/// Takes signals out of the system's hands: while it watches, they end or stop nothing, and the
/// program learns of them as it would of a line of input.
///
/// Several may watch the same signal; each of them learns of it.
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

  /// A file descriptor that is readable once a signal has come.
  package var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Waits for a signal.
  ///
  /// - Returns: its number.
  package func wait() -> Int32 {
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) < 0, errno == EINTR {}
    return Int32(byte)
  }

  /// Lets the signals do again what they did before.
  package func stop() {
    SignalPost.shared.cancel(registration)
  }

  deinit {
    stop()
  }
}
