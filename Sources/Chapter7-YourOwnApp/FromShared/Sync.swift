// A singleton that uses another one, before and after the first step.

extension Step0 {
  /// Sends what was written offline, from a background task.
  nonisolated final class Sync: Sendable {
    static let shared = Sync()
    private init() {}

    /// Sends all messages. What can't be sent waits for the next time.
    func run(_ send: @Sendable (String) async throws -> Void) async {
      for message in Outbox.shared.takeAll() {
        do { try await send(message) } catch { Outbox.shared.add(message) }
      }
    }
  }
}

extension Step1 {
  /// Sends what was written offline, from a background task.
  nonisolated final class Sync: Sendable {
    static let shared = Sync()
    private let outbox: Outbox

    init(outbox: Outbox = .shared) { self.outbox = outbox }

    /// Sends all messages. What can't be sent waits for the next time.
    func run(_ send: @Sendable (String) async throws -> Void) async {
      for message in outbox.takeAll() {
        do { try await send(message) } catch { outbox.add(message) }
      }
    }
  }
}
