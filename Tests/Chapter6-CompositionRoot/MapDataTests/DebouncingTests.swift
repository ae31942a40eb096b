import MapData
import MapDomain
import TestSupport
import Testing

@Suite("Debouncing markers")
struct DebouncingTests {
  private let clock = TestClock()
  private let spy = SpyShopMarkers()
  private let here = MapRegion.copenhagen
  private var north: MapRegion { here.moved(.north) }

  private func debouncing(_ markers: (any ShopMarkers)? = nil) -> DebouncedMarkers {
    DebouncedMarkers(over: markers ?? spy, clock: clock, interval: .milliseconds(200))
  }

  @Test("each request starts the interval again, and ends the one before at once")
  func quick() async throws {
    let markers = debouncing()
    let first = Request(markers, here)
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(150))
    let second = Request(markers, north)
    await #expect(throws: CancellationError.self) { try await first.answer }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(150))
    #expect(spy.asked.calls == [])
    await clock.advance(by: .milliseconds(50))
    #expect(try await second.answer == [.of("Comets")])
    #expect(spy.asked.calls == [north])
  }

  @Test(
    "a request that has gone through is not overtaken; a cancellation reaches it, a failure returns"
  )
  func slow() async throws {
    let held = HeldShopMarkers()
    let markers = debouncing(held)
    let first = Request(markers, here)
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(200))
    await held.isAsked(1)
    let second = Request(markers, north)
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(200))
    await held.isAsked(2)
    #expect(held.requests.cancelled.calls == [])
    second.cancel()
    await eventually { held.requests.cancelled.calls == [2] }
    await held.requests.answer(2, with: .failure(Failure()))
    await held.requests.answer(1, with: .success([.of("first")]))
    await #expect(throws: Failure.self) { try await second.answer }
    #expect(try await first.answer == [.of("first")])
  }

  @Test("who is cancelled does not wait for the end of the interval")
  func cancelled() async throws {
    let markers = debouncing()
    let request = Request(markers, here)
    await clock.waitForSleepers(1)
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.answer }
    #expect(clock.sleeperCount == 0)
    #expect(spy.asked.calls == [])
  }

  @Test("an earlier request that finds its pause over does not go through either")
  func late() async throws {
    let clock = DeafClock()
    let markers = DebouncedMarkers(over: spy, clock: clock, interval: .milliseconds(200))
    let first = Request(markers, here)
    await eventually { clock.sleeps.count == 1 }
    let second = Request(markers, north)
    await eventually { clock.sleeps.count == 2 }
    clock.gate.open()
    await #expect(throws: CancellationError.self) { try await first.answer }
    #expect(try await second.answer == [.of("Comets")])
    #expect(spy.asked.calls == [north])
  }
}

/// Wakes all sleepers when the gate opens, even cancelled ones.
private struct DeafClock: Clock {
  let sleeps = CallRecorder<Void>()
  let gate = Gate()

  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async {
    sleeps.record(())
    await gate.pass()
  }
}
