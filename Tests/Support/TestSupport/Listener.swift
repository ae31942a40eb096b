/// A subscriber: reads a stream to its end, and writes down what comes.
///
/// Nobody awaits its task, so a stream that never ends cannot hold up the test.
package struct Listener<Element: Sendable>: Sendable {
  /// What has come so far.
  package let heard = CallRecorder<Element>()
  private let end = CallRecorder<Void>()
  private let task: Task<Void, Never>

  /// Starts reading.
  package init(_ stream: AsyncStream<Element>) {
    task = Task { [heard, end] in
      for await element in stream { heard.record(element) }
      end.record(())
    }
  }

  /// Waits until so many elements have come, for a short while at most.
  package func hears(_ count: Int) async {
    await eventually { heard.count >= count }
  }

  /// Waits for the end of the stream, for a short while at most, and says whether it came.
  @discardableResult
  package func isDone() async -> Bool {
    await eventually { end.count == 1 }
  }

  /// Cancels the task that reads.
  package func cancel() {
    task.cancel()
  }
}

/// How a subscriber leaves, as a sentence says it.
package enum Leaving: String, CaseIterable, Sendable {
  /// Its task is cancelled after an element has come.
  case cancelled = "is cancelled while it waits"
  /// It breaks its loop off.
  case stopped = "leaves its loop after the first element"
  /// It has never begun to read.
  case unread = "lets its stream go without reading it"

  /// Subscribes and leaves again.
  ///
  /// - Parameters:
  ///   - subscribe: gives the stream.
  ///   - send: puts an element into it.
  package func leave<Element: Sendable>(
    _ subscribe: @escaping @Sendable () -> AsyncStream<Element>, send: @Sendable () -> Void
  ) async {
    switch self {
    case .cancelled:
      let listener = Listener(subscribe())
      send()
      await listener.hears(1)
      listener.cancel()
    case .stopped:
      let hasLeft = CallRecorder<Void>()
      let subscribed = CallRecorder<Void>()
      Task {
        let stream = subscribe()
        subscribed.record(())
        for await _ in stream { break }
        hasLeft.record(())
      }
      await eventually { subscribed.count == 1 }
      send()
      await eventually { hasLeft.count == 1 }
    case .unread:
      _ = subscribe()
    }
  }
}
