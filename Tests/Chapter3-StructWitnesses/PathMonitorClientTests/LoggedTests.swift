import PathMonitorClient
import TestSupport
import Testing

// snippet.logged-paths
extension PathMonitorClient {
  /// A copy of this client that logs each path before its subscriber gets it.
  func logged(to log: @escaping @Sendable (NetworkPath) -> Void) -> PathMonitorClient {
    PathMonitorClient {
      let originals = paths()
      return AsyncStream { continuation in
        let forwarding = Task {
          for await path in originals {
            log(path)
            continuation.yield(path)
          }
          continuation.finish()
        }
        continuation.onTermination = { _ in forwarding.cancel() }
      }
    }
  }
}
// snippet.end

@Suite("Path monitor client, logged")
struct LoggedTests {
  @Test("each path comes through and is written down, also those from before the first reading")
  func passesOn() async {
    let pathSwitch = PathSwitch(.satisfied)
    let log = CallRecorder<NetworkPath>()
    let paths = PathMonitorClient.switched(by: pathSwitch).logged(to: log.record).paths()
    pathSwitch.send(.unsatisfied)
    pathSwitch.send(.satisfied)
    #expect(await first(3, of: paths) == [.satisfied, .unsatisfied, .satisfied])
    #expect(log.calls == [.satisfied, .unsatisfied, .satisfied])
  }

  @Test("the stream ends when the client's own stream ends")
  func ends() async {
    let client = PathMonitorClient {
      AsyncStream { continuation in
        continuation.yield(.unsatisfied)
        continuation.finish()
      }
    }
    let paths = client.logged(to: { _ in }).paths()
    #expect(await paths.reduce(into: []) { $0.append($1) } == [.unsatisfied])
  }

  @Test("when the subscriber is cancelled, the client's own stream is let go")
  func letsGo() async {
    let pathSwitch = PathSwitch(.satisfied)
    let paths = PathMonitorClient.switched(by: pathSwitch).logged(to: { _ in }).paths()
    let reader = Task { for await _ in paths {} }
    reader.cancel()
    await reader.value
    #expect(await eventually { pathSwitch.subscriberCount == 0 })
  }
}
