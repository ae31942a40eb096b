import Foundation
import Synchronization

/// Intercepts signals: while it watches them, they don't end or stop the program, which can handle
/// them like a line of input.
///
/// A signal has one watch at a time.
package final class SignalWatch: Sendable {
  private struct Registration {
    let pipe: Pipe
    /// What the signal did before.
    let previous: sigaction
  }

  private static let registrations = Mutex<[Int32: Registration]>([:])

  // A signal handler may call almost nothing and can't capture anything, so ours only writes the
  // signal's number into a pipe, and a thread passes it on. Dispatch's signal sources would be
  // simpler, but on Linux they no longer receive a signal that was watched before and released.
  private static let arrivals = Pipe()
  private static let arrivalsEnd = arrivals.fileHandleForWriting.fileDescriptor
  private static let passesOn: Void = {
    // The handler must not be the first to access it.
    _ = arrivalsEnd
    Thread.detachNewThread {
      while true {
        var number: UInt8 = 0
        guard read(arrivals.fileHandleForReading.fileDescriptor, &number, 1) == 1 else { continue }
        let pipe = registrations.withLock { $0[Int32(number)]?.pipe }
        try? pipe?.fileHandleForWriting.write(contentsOf: [number])
      }
    }
  }()

  private let pipe = Pipe()

  /// Watches until `stop()`.
  ///
  /// - Parameter signals: the signals' numbers, such as `SIGINT`.
  package init(_ signals: [Int32]) {
    _ = Self.passesOn
    Self.registrations.withLock { registrations in
      for number in signals {
        var previous = sigaction()
        sigaction(number, nil, &previous)
        registrations[number] = Registration(pipe: pipe, previous: previous)
        signal(number) { number in
          let error = errno
          var byte = UInt8(truncatingIfNeeded: number)
          _ = write(SignalWatch.arrivalsEnd, &byte, 1)
          errno = error
        }
      }
    }
  }

  /// A file descriptor that becomes readable once a signal has arrived.
  package var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Waits for a signal, or until `stop()`.
  ///
  /// - Returns: its number; 0 after `stop()`.
  package func wait() -> Int32 {
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) < 0, errno == EINTR {}
    return Int32(byte)
  }

  /// Restores what the signals did before.
  package func stop() {
    Self.registrations.withLock { registrations in
      for (number, registration) in registrations where registration.pipe === pipe {
        var previous = registration.previous
        sigaction(number, &previous, nil)
        registrations[number] = nil
      }
    }
    try? pipe.fileHandleForWriting.close()
  }

  deinit {
    stop()
  }
}
