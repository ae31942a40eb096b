extension PathMonitorClient {
  /// There's always a network. The stream says so once, and stays open.
  package static let satisfied = PathMonitorClient { AsyncStream { $0.yield(.satisfied) } }

  /// There's never a network. The stream says so once, and stays open.
  package static let unsatisfied = PathMonitorClient { AsyncStream { $0.yield(.unsatisfied) } }

  /// The network comes and goes. Each stream begins online.
  ///
  /// - Parameters:
  ///   - interval: how long the network is there, and how long it's gone.
  ///   - clock: measures that.
  package static func flaky(
    every interval: Duration, clock: any Clock<Duration>
  ) -> PathMonitorClient {
    PathMonitorClient {
      AsyncStream { continuation in
        let comingAndGoing = Task {
          while true {
            continuation.yield(.satisfied)
            try await clock.sleep(for: interval)
            continuation.yield(.unsatisfied)
            try await clock.sleep(for: interval)
          }
        }
        continuation.onTermination = { _ in comingAndGoing.cancel() }
      }
    }
  }

  /// The network comes and goes as a test flips a switch.
  package static func switched(by pathSwitch: PathSwitch) -> PathMonitorClient {
    PathMonitorClient { pathSwitch.paths() }
  }
}
