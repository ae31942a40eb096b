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

  @Test("a request goes through once the interval is over, and not before")
  func one() async throws {
    let markers = debouncing()
    let request = Request(markers, here)
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(199))
    #expect(spy.asked.calls == [])
    await clock.advance(by: .milliseconds(1))
    #expect(try await request.answer == [.of("Comets")])
    #expect(spy.asked.calls == [here])
  }

  @Test("of quick requests only the last goes through, and the others end at once")
  func quick() async throws {
    let markers = debouncing()
    var region = here
    for _ in 0..<3 {
      let early = Request(markers, region)
      await clock.waitForSleepers(1)
      await clock.advance(by: .milliseconds(150))
      region = region.moved(.north)
      let next = Request(markers, region)
      await #expect(throws: CancellationError.self) { try await early.answer }
      await clock.waitForSleepers(1)
      next.cancel()
      await #expect(throws: CancellationError.self) { try await next.answer }
    }
    let last = Request(markers, region)
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(200))
    #expect(try await last.answer == [.of("Comets")])
    #expect(spy.asked.calls == [region])
  }

  @Test("each new request starts the interval again")
  func again() async throws {
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
    _ = try await second.answer
    #expect(spy.asked.calls == [north])
  }

  @Test("slow requests all go through, also while an earlier answer is awaited")
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
    await held.requests.answer(2, with: .success([.of("second")]))
    await held.requests.answer(1, with: .success([.of("first")]))
    #expect(try await second.answer == [.of("second")])
    #expect(try await first.answer == [.of("first")])
    #expect(held.requests.cancelled.calls == [])
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

  @Test("a cancellation reaches the one that is asked, and a failure comes back")
  func passedOn() async throws {
    let held = HeldShopMarkers()
    let markers = debouncing(held)
    let request = Request(markers, here)
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(200))
    await held.isAsked(1)
    request.cancel()
    await eventually { held.requests.cancelled.count == 1 }
    await held.requests.answer(1, with: .failure(Failure()))
    await #expect(throws: Failure.self) { try await request.answer }
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
