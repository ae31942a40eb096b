extension PathMonitorClient {
  /// There always is a network. The stream says so once, and stays open.
  package static let satisfied = PathMonitorClient { AsyncStream { $0.yield(.satisfied) } }

  /// There never is a network. The stream says so once, and stays open.
  package static let unsatisfied = PathMonitorClient { AsyncStream { $0.yield(.unsatisfied) } }

  /// The network comes and goes. Each stream begins with a network.
  ///
  /// - Parameters:
  ///   - interval: how long it stays, and how long it stays away.
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

  /// The network comes and goes as a test turns a switch.
  package static func switched(by pathSwitch: PathSwitch) -> PathMonitorClient {
    PathMonitorClient { pathSwitch.paths() }
  }
}
