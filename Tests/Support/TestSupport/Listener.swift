/// A subscriber that reads a stream to its end and records every element.
///
/// No one awaits its task, so a stream that never ends can't block the test.
package struct Listener<Element: Sendable>: Sendable {
  /// The elements so far.
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

  /// Waits a short time for this many elements to arrive.
  package func hears(_ count: Int) async {
    await eventually { heard.count >= count }
  }

  /// Waits briefly for the end of the stream, and returns whether it came.
  @discardableResult
  package func isDone() async -> Bool {
    await eventually { end.count == 1 }
  }

  /// Cancels the reading task.
  package func cancel() {
    task.cancel()
  }
}

/// How a subscriber leaves, worded for a sentence.
package enum Leaving: String, CaseIterable, Sendable {
  /// Its task is cancelled after an element has arrived.
  case cancelled = "is cancelled while it waits"
  /// It breaks out of its loop.
  case stopped = "leaves its loop after the first element"
  /// It never starts reading.
  case unread = "drops its stream without reading it"

  /// Subscribes, and then leaves.
  ///
  /// - Parameters:
  ///   - subscribe: returns the stream.
  ///   - send: sends an element to it.
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
