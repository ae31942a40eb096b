// 7.3 · The outbox                                                         ★★☆
//
// What users write offline waits here until a background task sends it. Nobody put the outbox on the
// main actor, but in an app target everything is there unless it says otherwise. So each background
// task waits for the screen. And a message that's added while others are being sent is lost.
// Make it a class or an actor that any task may use. The compiler should be able to check that:
// neither `@unchecked Sendable` nor `nonisolated(unsafe)`.
//
// You are done when
// - each message is sent once, with the time at which it was added
// - a background task uses the outbox without the main actor
// - a message that's added while others are being sent isn't lost
// - what can't be sent waits for the next time, and keeps its time
// - two tasks that send at the same time send no message twice
//
// Edit:   `Outbox` and, if you need to, `makeOutbox(time:)` below.
// Check:  swift run workshop check 7.3
// Read:   Book/07-YourOwnApp.md, "Singletons that background tasks use"

import Synchronization

// MARK: - Given

/// What any task may call. A method that isn't `async` fits, too.
nonisolated protocol MessageOutbox: Sendable {
  /// Adds a message.
  func add(_ text: String) async
  /// Sends all messages. Those for which `send` throws wait for the next time.
  func sendAll(_ send: @Sendable (_ message: String) async throws -> Void) async
}

// MARK: - Yours

/// What's still to be sent.
final class Outbox {
  // TODO: 7.3
  private var waiting: [String] = []
  private let time: @Sendable () -> String

  /// - Parameter time: what the clock shows, such as "14:02".
  init(time: @escaping @Sendable () -> String) { self.time = time }

  func add(_ text: String) {
    waiting.append("\(time()) \(text)")
  }

  func sendAll(_ send: @Sendable (_ message: String) async throws -> Void) async {
    for message in waiting { try? await send(message) }
    waiting = []
  }
}

extension Outbox: MessageOutbox {}

/// An outbox. The tests call this function.
func makeOutbox(time: @escaping @Sendable () -> String) -> any MessageOutbox {
  Outbox(time: time)
}
