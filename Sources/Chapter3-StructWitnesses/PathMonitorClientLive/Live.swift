import PathMonitorClient

#if canImport(Network)
  import Dispatch
  import Network
  import Synchronization

  // snippet.path-monitor-live-apple
  extension PathMonitorClient {
    /// Asks the system's own monitor, a new one for each subscriber.
    package static let live = PathMonitorClient {
      AsyncStream { continuation in
        let monitor = NWPathMonitor()
        let last = Mutex<NetworkPath?>(nil)
        // The system also reports changes that don't matter here, such as from cable to Wi-Fi.
        monitor.pathUpdateHandler = { update in
          let path: NetworkPath = update.status == .satisfied ? .satisfied : .unsatisfied
          last.withLock { last in
            if path != last { continuation.yield(path) }
            last = path
          }
        }
        continuation.onTermination = { _ in monitor.cancel() }
        monitor.start(queue: DispatchQueue(label: "PathMonitorClient.live"))
      }
    }
  }
// snippet.end
#else
  extension PathMonitorClient {
    /// Checks the system's network interfaces every second.
    package static let live = polling(
      every: .seconds(1), clock: ContinuousClock(), addresses: InterfaceAddress.current)
  }
#endif
