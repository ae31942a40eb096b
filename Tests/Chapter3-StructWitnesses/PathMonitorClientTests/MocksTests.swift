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

  @Test("a flaky network comes and goes, for each subscriber from its own beginning")
  func flaky() async {
    let clock = TestClock()
    let client = PathMonitorClient.flaky(every: .seconds(2), clock: clock)
    let early = client.paths()
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(2))
    await clock.waitForSleepers(1)
    let late = client.paths()
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(2))
    #expect(await first(3, of: early) == [.satisfied, .unsatisfied, .satisfied])
    #expect(await first(2, of: late) == [.satisfied, .unsatisfied])
  }

  @Test("a flaky network rests when its subscriber is cancelled")
  func cancelled() async {
    let clock = TestClock()
    let paths = PathMonitorClient.flaky(every: .seconds(2), clock: clock).paths()
    await clock.waitForSleepers(1)
    let reader = Task { for await _ in paths {} }
    reader.cancel()
    await reader.value
    #expect(clock.sleeperCount == 0)
  }
}
