import Synchronization

/// Tells everybody who listens: each subscriber has a stream of its own, and every stream gets
/// every element, in the same order.
///
/// One `AsyncStream` alone cannot do that. Two loops over it share its elements, each getting what
/// the other did not.
package final class Broadcast<Element: Sendable>: Sendable {
  private struct State {
    var nextID = 0
    var subscribers: [Int: AsyncStream<Element>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// A broadcast that nobody listens to yet.
  package init() {}

  /// The number of streams that are still read.
  package var subscriberCount: Int {
    state.withLock { $0.subscribers.count }
  }

  /// A stream of what is sent from now on.
  ///
  /// What its reader is too slow for waits in the stream. It ends when the reader's task is
  /// cancelled, when nobody holds it any more, and when the broadcast itself goes away.
  ///
  /// - Parameter elements: what this subscriber gets first, such as the latest news.
  package func stream(startingWith elements: Element...) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    elements.forEach { continuation.yield($0) }
    let id = state.withLock { state in
      state.nextID += 1
      state.subscribers[state.nextID] = continuation
      return state.nextID
    }
    // Weak, because the broadcast holds the continuation, and that holds this closure.
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.subscribers.removeValue(forKey: id) }
    }
    return stream
  }

  /// Hands an element to every stream.
  package func send(_ element: Element) {
    // Under the lock, so that all subscribers see the same order. It never waits for a reader.
    state.withLock { $0.subscribers.values.forEach { $0.yield(element) } }
  }

  deinit {
    // Nobody can send any more: a task that still waits would wait for ever.
    state.withLock(\.subscribers).values.forEach { $0.finish() }
  }
}
