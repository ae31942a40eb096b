import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    let arrived = try? pipe.fileHandleForReading.read(upToCount: 1)
    return arrived?.first.map(Int32.init) ?? 0
  }

  /// Lets the signals do again what they did before.
  package func stop() {
    SignalPost.shared.cancel(registration)
  }

  deinit {
    stop()
  }
}
