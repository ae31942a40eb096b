import Basics
import PathMonitorClient
import Synchronization

/// Lets the user control the network: after the first path is sent, a client's own paths no longer
/// count.
final class PathOverride: Sendable {
  private let isUsed = Mutex(false)
  private let paths = Broadcast<NetworkPath>()

  /// Sends a path to all subscribers, except those that received the same one last.
  func send(_ path: NetworkPath) {
    isUsed.withLock { $0 = true }
    paths.send(path)
  }

  /// A client that reports another client's paths until `send(_:)` is called.
  func overriding(_ client: PathMonitorClient) -> PathMonitorClient {
    PathMonitorClient { [self] in
      let (its, mine) = (client.paths(), paths.stream())
      return AsyncStream { continuation in
        let last = Mutex<NetworkPath?>(nil)
        let tell: @Sendable (NetworkPath) -> Void = { path in
          last.withLock { last in
            if path != last { continuation.yield(path) }
            last = path
          }
        }
        let following = Task {
          for await path in its { isUsed.withLock { if !$0 { tell(path) } } }
        }
        let overriding = Task {
          for await path in mine { tell(path) }
        }
        continuation.onTermination = { _ in
          following.cancel()
          overriding.cancel()
        }
      }
    }
  }
}
