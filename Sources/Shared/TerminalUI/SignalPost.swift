import Foundation
import Synchronization

/// Receives the process's signals and hands them to those who registered for them.
///
/// A signal's handler may call next to nothing, so ours only writes the signal's number into a
/// pipe; a thread reads it there. Dispatch's signal sources would be shorter, but on Linux they
/// go deaf to a signal that was watched before and given back since.
final class SignalPost: Sendable {
  /// A process has one set of handlers, and so one of these.
  static let shared = SignalPost()

  /// Names a registration, so that it can be cancelled.
  struct Registration: Hashable {
    fileprivate let id = UUID()
  }

  private struct State {
    var receivers: [Registration: Receiver] = [:]
    /// What the watched signals did before.
    var previousActions: [Int32: sigaction] = [:]
  }

  private struct Receiver {
    let signals: Set<Int32>
    let deliver: @Sendable (Int32) -> Void
  }

  /// Static, so that the handler, which can capture nothing, finds it.
  private static let pipe = Pipe()
  private static let writeEnd = pipe.fileHandleForWriting.fileDescriptor

  private let state = Mutex(State())

  private init() {
    // The handler must not be the first to ask for it.
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
  ///   - deliver: called on a thread of its own with the number of each signal that comes.
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

  /// Gives each signal that nobody else watches what it did before.
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
