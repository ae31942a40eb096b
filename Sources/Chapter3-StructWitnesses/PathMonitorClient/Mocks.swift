extension PathMonitorClient {
  /// There's always a network. The stream says so once, and stays open.
  package static let satisfied = PathMonitorClient { AsyncStream { $0.yield(.satisfied) } }

  /// There's never a network. The stream says so once, and stays open.
  package static let unsatisfied = PathMonitorClient { AsyncStream { $0.yield(.unsatisfied) } }

  /// The network comes and goes as a test flips a switch.
  package static func switched(by pathSwitch: PathSwitch) -> PathMonitorClient {
    PathMonitorClient { pathSwitch.paths() }
  }
}
