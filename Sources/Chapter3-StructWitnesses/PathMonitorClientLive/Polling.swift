import PathMonitorClient

extension PathMonitorClient {
  /// Checks the network interfaces again and again, separately for each subscriber.
  ///
  /// - Parameters:
  ///   - interval: the time between two checks.
  ///   - clock: measures that time.
  ///   - addresses: reads the interfaces' addresses; nil if the system doesn't say.
  package static func polling(
    every interval: Duration, clock: any Clock<Duration>,
    addresses: @escaping @Sendable () -> [InterfaceAddress]?
  ) -> PathMonitorClient {
    PathMonitorClient {
      AsyncStream { continuation in
        let polling = Task {
          var last: NetworkPath?
          while true {
            let path = addresses().map(NetworkPath.init(addresses:)) ?? last
            if let path, path != last { continuation.yield(path) }
            last = path
            try await clock.sleep(for: interval)
          }
        }
        continuation.onTermination = { _ in polling.cancel() }
      }
    }
  }
}

extension NetworkPath {
  /// The path of a computer with these addresses.
  ///
  /// An address that leads out means that there's a network, not that you can reach anything on it.
  init(addresses: [InterfaceAddress]) {
    self = addresses.contains(where: \.leadsOut) ? .satisfied : .unsatisfied
  }
}
