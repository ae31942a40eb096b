import Synchronization

// snippet.outbox
/// What's still to be sent. Any task may use it.
package final class Outbox: Sendable {
  /// The instance that the app uses.
  package static let shared = Outbox()
  private let waiting = Mutex<[String]>([])

  /// Starts with nothing to send.
  package init() {}

  /// Adds a message.
  package func add(_ message: String) { waiting.withLock { $0.append(message) } }

  /// Takes out all messages, in one uninterrupted step.
  package func takeAll() -> [String] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
// snippet.end
