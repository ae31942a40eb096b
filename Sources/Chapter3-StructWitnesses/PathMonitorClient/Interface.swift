// snippet.path-monitor-client
/// Reports whether the network can be reached, for as long as a task listens.
package struct PathMonitorClient: Sendable {
  /// A new stream for each subscriber: the current path first, then each change.
  ///
  /// - The work starts when a task subscribes, not when the client is created.
  /// - It stops when the subscriber's task is cancelled, or when nothing references the stream.
  /// - Every subscriber gets every change, and never the same path twice in a row.
  package var paths: @Sendable () -> AsyncStream<NetworkPath>

  package init(paths: @escaping @Sendable () -> AsyncStream<NetworkPath>) {
    self.paths = paths
  }
}

/// Whether this device can reach the network.
package struct NetworkPath: Hashable, Sendable {
  /// Whether the network can be reached.
  package enum Status: Sendable { case satisfied, unsatisfied }

  package var status: Status

  package init(status: Status) {
    self.status = status
  }
}
// snippet.end

extension NetworkPath {
  /// The network can be reached.
  package static let satisfied = NetworkPath(status: .satisfied)
  /// The network can't be reached.
  package static let unsatisfied = NetworkPath(status: .unsatisfied)
}
