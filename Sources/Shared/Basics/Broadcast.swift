import Synchronization

/// Sends elements to any number of subscribers. Each subscriber has its own stream, and every
/// stream gets every element, in the same order.
///
/// A single `AsyncStream` can't do that: two loops over it share its elements, and each gets only
/// those that the other didn't.
package final class Broadcast<Element: Sendable>: Sendable {
  private struct State {
    var nextID = 0
    var subscribers: [Int: AsyncStream<Element>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// Creates a broadcast without subscribers.
  package init() {}

  /// The number of streams that still have a reader.
  package var subscriberCount: Int {
    state.withLock { $0.subscribers.count }
  }

  /// Returns a stream of everything sent from now on.
  ///
  /// The stream buffers elements until they are read. It ends when the reader's task is cancelled,
  /// when nothing refers to the stream any more, or when the broadcast is deallocated.
  ///
  /// - Parameter elements: elements that only this subscriber gets, first, such as the latest news.
  package func stream(startingWith elements: Element...) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    elements.forEach { continuation.yield($0) }
    let id = state.withLock { state in
      state.nextID += 1
      state.subscribers[state.nextID] = continuation
      return state.nextID
    }
    // Weak, because the broadcast owns the continuation, which owns this closure.
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.subscribers.removeValue(forKey: id) }
    }
    return stream
  }

  /// Sends an element to every stream.
  package func send(_ element: Element) {
    // Under the lock, so that all subscribers see the same order. It never waits for a reader.
    state.withLock { $0.subscribers.values.forEach { $0.yield(element) } }
  }

  deinit {
    // No one can send any more, so a waiting reader would wait forever.
    state.withLock(\.subscribers).values.forEach { $0.finish() }
  }
}
