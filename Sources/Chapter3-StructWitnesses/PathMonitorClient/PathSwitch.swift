import Broadcast
import Synchronization

/// Connects and disconnects by hand, for demos and tests. Make a client of it with
/// `PathMonitorClient.switched(by:)`.
package final class PathSwitch: Sendable {
  private let current: Mutex<NetworkPath>
  private let changes = Broadcast<NetworkPath>()

  /// - Parameter path: the path until the first `send(_:)`.
  package init(_ path: NetworkPath) {
    current = Mutex(path)
  }

  /// Tells all subscribers, unless it is the current path anyway.
  ///
  /// - Parameter path: the path from now on.
  package func send(_ path: NetworkPath) {
    // The lock is held until all are told: who subscribes meanwhile must not miss the change, nor
    // hear of it twice.
    current.withLock { current in
      guard path != current else { return }
      current = path
      changes.send(path)
    }
  }

  /// The number of streams that are still read.
  package var subscriberCount: Int { changes.subscriberCount }

  func paths() -> AsyncStream<NetworkPath> {
    current.withLock { changes.stream(startingWith: $0) }
  }
}
