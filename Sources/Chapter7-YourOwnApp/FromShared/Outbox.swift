import Synchronization

// snippet.outbox
/// What's still to be sent. Any task may use it.
nonisolated final class Outbox: Sendable {
  static let shared = Outbox()
  private let waiting = Mutex<[String]>([])

  func add(_ message: String) { waiting.withLock { $0.append(message) } }

  /// Takes out all messages, in one uninterrupted step.
  func takeAll() -> [String] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
// snippet.end
