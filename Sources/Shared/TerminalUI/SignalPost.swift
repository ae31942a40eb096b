import Foundation
import Synchronization

/// Receives the process's signals and delivers them to everyone registered for them.
///
/// A signal handler may call almost nothing, so ours only writes the signal's number into a pipe,
/// and a thread reads it there. Dispatch's signal sources would be simpler, but on Linux they no
/// longer receive a signal that was watched before and released.
final class SignalPost: Sendable {
  /// A process has only one set of signal handlers.
  static let shared = SignalPost()

  /// Identifies a registration, so that it can be cancelled.
  struct Registration: Hashable {
    fileprivate let id = UUID()
  }

  private struct State {
    var receivers: [Registration: Receiver] = [:]
    /// The previous actions of the watched signals.
    var previousActions: [Int32: sigaction] = [:]
  }

  private struct Receiver {
    let signals: Set<Int32>
    let deliver: @Sendable (Int32) -> Void
  }

  /// Static, because the handler can't capture anything.
  private static let pipe = Pipe()
  private static let writeEnd = pipe.fileHandleForWriting.fileDescriptor

  private let state = Mutex(State())

  private init() {
    // The handler must not be the first to access it.
    _ = Self.writeEnd
    Thread.detachNewThread { [self] in
      let readEnd = Self.pipe.fileHandleForReading.fileDescriptor
      while true {
        var byte: UInt8 = 0
        let count = read(readEnd, &byte, 1)
        if count == 1 { deliver(Int32(byte)) }
        if count == 0 || (count < 0 && errno != EINTR) { return }
      }
    }
  }

  /// - Parameters:
  ///   - signals: the signals' numbers.
  ///   - deliver: called on a separate thread with the number of each signal that arrives.
  func register(
    _ signals: Set<Int32>, deliver: @escaping @Sendable (Int32) -> Void
  ) -> Registration {
    let registration = Registration()
    state.withLock { state in
      state.receivers[registration] = Receiver(signals: signals, deliver: deliver)
      for number in signals where state.previousActions[number] == nil {
        var action = sigaction()
        sigaction(number, nil, &action)
        state.previousActions[number] = action
        signal(number) { number in
          let error = errno
          var byte = UInt8(truncatingIfNeeded: number)
          _ = write(SignalPost.writeEnd, &byte, 1)
          errno = error
        }
      }
    }
    return registration
  }

  /// Restores the previous action of each signal that no one else watches.
  func cancel(_ registration: Registration) {
    state.withLock { state in
      guard let receiver = state.receivers.removeValue(forKey: registration) else { return }
      let stillWatched = state.receivers.values.reduce(into: Set()) { $0.formUnion($1.signals) }
      for number in receiver.signals.subtracting(stillWatched) {
        guard var action = state.previousActions.removeValue(forKey: number) else { continue }
        sigaction(number, &action, nil)
      }
    }
  }

  private func deliver(_ signal: Int32) {
    let receivers = state.withLock { state in
      state.receivers.values.filter { $0.signals.contains(signal) }
    }
    for receiver in receivers { receiver.deliver(signal) }
  }
}
