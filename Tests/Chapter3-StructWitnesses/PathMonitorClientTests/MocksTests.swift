import PathMonitorClient
import TestSupport
import Testing

@Suite("Path monitor client, mocks")
struct MocksTests {
  @Test(
    "says its one path to each subscriber, and stays open until it is cancelled",
    arguments: [NetworkPath.satisfied, .unsatisfied])
  func unchanging(path: NetworkPath) async {
    let client: PathMonitorClient = path == .satisfied ? .satisfied : .unsatisfied
    #expect(await first(1, of: client.paths()) == [path])

    let heard = CallRecorder<NetworkPath>()
    let reader = Task {
      for await path in client.paths() { heard.record(path) }
      return Task.isCancelled
    }
    await heard.waitForCalls(1)
    // A stream that ends on its own would do so about now.
    for _ in 0..<100 { await Task.yield() }
    reader.cancel()
    #expect(await reader.value, "The stream ended before its reader was cancelled.")
    #expect(heard.calls == [path])
  }
}
