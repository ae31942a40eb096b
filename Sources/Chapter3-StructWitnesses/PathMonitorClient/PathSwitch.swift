import Basics
import Synchronization

/// Connects and disconnects by hand, for demos and tests. `PathMonitorClient.switched(by:)` makes a
/// client from it.
package final class PathSwitch: Sendable {
  private let current: Mutex<NetworkPath>
  private let changes = Broadcast<NetworkPath>()

  /// - Parameter path: the path until the first `send(_:)`.
  package init(_ path: NetworkPath) {
    current = Mutex(path)
  }

  /// Sends a path to all subscribers, unless it's already the current one.
  ///
  /// - Parameter path: the path from now on.
  package func send(_ path: NetworkPath) {
    // The lock is held until all subscribers have the path. A new subscriber must neither miss the
    // change nor get it twice.
    current.withLock { current in
      guard path != current else { return }
      current = path
      changes.send(path)
    }
  }

  /// The number of streams that are still being read.
  package var subscriberCount: Int { changes.subscriberCount }

  func paths() -> AsyncStream<NetworkPath> {
    current.withLock { changes.stream(startingWith: $0) }
  }
}
