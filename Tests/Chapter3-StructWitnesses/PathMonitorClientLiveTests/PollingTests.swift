import PathMonitorClient
import Synchronization
import TestSupport
import Testing

@testable import PathMonitorClientLive

@Suite("Path monitor client, polling")
struct PollingTests {
  let clock = TestClock()
  let computer = Computer()

  var client: PathMonitorClient {
    .polling(every: .seconds(5), clock: clock, addresses: computer.addresses)
  }

  /// Advances the clock to the next check, and waits until this many subscribers have checked.
  func look(subscribers: Int = 1) async {
    await clock.advance(by: .seconds(5))
    await clock.waitForSleepers(subscribers)
  }

  @Test("looks when a task subscribes, and not before")
  func start() async {
    let client = client
    // A client that starts on its own would check about now.
    for _ in 0..<100 { await Task.yield() }
    #expect(computer.looks.count == 0)
    let paths = client.paths()
    await clock.waitForSleepers(1)
    #expect(computer.looks.count == 1)
    await look()
    #expect(computer.looks.count == 2)
    #expect(await first(1, of: paths) == [.satisfied])
  }

  @Test("tells the current path first, then changes only")
  func changes() async {
    let paths = client.paths()
    await clock.waitForSleepers(1)
    for isOnline in [true, false, false, true] {
      computer.set(isOnline ? [.cable] : [.loopback])
      await look()
    }
    #expect(computer.looks.count == 5)
    #expect(await first(3, of: paths) == [.satisfied, .unsatisfied, .satisfied])
  }

  @Test("a system that does not say is no change, and no path at the beginning")
  func silence() async {
    computer.set(nil)
    let paths = client.paths()
    await clock.waitForSleepers(1)
    for addresses: [InterfaceAddress]? in [[], nil, [], [.cable]] {
      computer.set(addresses)
      await look()
    }
    #expect(await first(2, of: paths) == [.unsatisfied, .satisfied])
  }

  @Test("stops for a subscriber that is cancelled, and for no other")
  func cancellation() async {
    let client = client
    let (paths, others) = (client.paths(), client.paths())
    await clock.waitForSleepers(2)
    let reader = Task { for await _ in paths {} }
    reader.cancel()
    await reader.value
    #expect(clock.sleeperCount == 1)
    computer.set([])
    await look()
    #expect(computer.looks.count == 3)
    #expect(await first(2, of: others) == [.satisfied, .unsatisfied])
  }
}

/// A computer whose network cable the test plugs in and out.
final class Computer: Sendable {
  let looks = CallRecorder<Void>()
  private let current = Mutex<[InterfaceAddress]?>([.cable])

  func set(_ addresses: [InterfaceAddress]?) {
    current.withLock { $0 = addresses }
  }

  @Sendable func addresses() -> [InterfaceAddress]? {
    looks.record(())
    return current.withLock(\.self)
  }
}

/// The stream's first paths.
func first(_ count: Int, of paths: AsyncStream<NetworkPath>) async -> [NetworkPath] {
  await paths.prefix(count).reduce(into: []) { $0.append($1) }
}
