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

  private func debouncing(_ markers: (any ShopMarkers)? = nil) -> DebouncingShopMarkers {
    DebouncingShopMarkers(over: markers ?? spy, clock: clock, interval: .milliseconds(200))
  }

  @Test("a request goes through once the interval is over, and not before")
  func one() async throws {
    let markers = debouncing()
    let request = Task { try await markers.markers(in: here) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(199))
    #expect(spy.asked.calls == [])
    await clock.advance(by: .milliseconds(1))
    #expect(try await request.value == [.of("Comets")])
    #expect(spy.asked.calls == [here])
  }

  @Test("of quick requests only the last goes through, and the others end at once")
  func quick() async throws {
    let markers = debouncing()
    var region = here
    for _ in 0..<3 {
      let early = Task { [region] in try await markers.markers(in: region) }
      await clock.waitForSleepers(1)
      await clock.advance(by: .milliseconds(150))
      region = region.moved(.north)
      let next = Task { [region] in try await markers.markers(in: region) }
      await #expect(throws: CancellationError.self) { try await early.value }
      await clock.waitForSleepers(1)
      next.cancel()
      await #expect(throws: CancellationError.self) { try await next.value }
    }
    let last = Task { [region] in try await markers.markers(in: region) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(200))
    #expect(try await last.value == [.of("Comets")])
    #expect(spy.asked.calls == [region])
  }

  @Test("each new request starts the interval anew")
  func anew() async throws {
    let markers = debouncing()
    let first = Task { try await markers.markers(in: here) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(150))
    let second = Task { try await markers.markers(in: north) }
    await #expect(throws: CancellationError.self) { try await first.value }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(150))
    #expect(spy.asked.calls == [])
    await clock.advance(by: .milliseconds(50))
    _ = try await second.value
    #expect(spy.asked.calls == [north])
  }

  @Test("slow requests all go through, also while an earlier answer is awaited")
  func slow() async throws {
    let held = HeldShopMarkers()
    let markers = debouncing(held)
    let first = Task { try await markers.markers(in: here) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(200))
    await held.requests.sent.waitForCalls(1)
    let second = Task { try await markers.markers(in: north) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(200))
    await held.requests.sent.waitForCalls(2)
    await held.requests.answer(2, with: .success([.of("second")]))
    await held.requests.answer(1, with: .success([.of("first")]))
    #expect(try await second.value == [.of("second")])
    #expect(try await first.value == [.of("first")])
    #expect(held.requests.cancelled.calls == [])
  }

  @Test("who is cancelled does not wait for the end of the interval")
  func cancelled() async throws {
    let markers = debouncing()
    let request = Task { try await markers.markers(in: here) }
    await clock.waitForSleepers(1)
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(clock.sleeperCount == 0)
    #expect(spy.asked.calls == [])
  }

  @Test("a cancellation reaches whoever is asked, and a failure comes back")
  func passedOn() async throws {
    let held = HeldShopMarkers()
    let markers = debouncing(held)
    let request = Task { try await markers.markers(in: here) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(200))
    await held.requests.sent.waitForCalls(1)
    request.cancel()
    await held.requests.cancelled.waitForCalls(1)
    await held.requests.answer(1, with: .failure(Failure()))
    await #expect(throws: Failure.self) { try await request.value }
  }
}
