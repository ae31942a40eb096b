import MapData
import MapDomain
import TestSupport
import Testing

@Suite("Caching markers")
struct CachingTests {
  private let versions = VersionsByHand()
  private let here = MapRegion.copenhagen
  private var north: MapRegion { here.moved(.north) }
  private var south: MapRegion { here.moved(.south) }

  private func caching(_ markers: any ShopMarkers, capacity: Int = 8) -> CachedMarkers {
    CachedMarkers(over: markers, versions: versions, capacity: capacity)
  }

  @Test("a region is asked for once, also by way of another one")
  func once() async throws {
    let spy = SpyShopMarkers()
    let markers = caching(spy)
    for region in [here, here, north, north.moved(.south)] {
      #expect(try await markers.markers(in: region) == [.of("Comets")])
    }
    #expect(spy.asked.calls == [here, north])
  }

  @Test("requests at the same time share one answer")
  func shared() async throws {
    let held = HeldShopMarkers()
    let markers = caching(held)
    let crowd = Crowd(of: 20) { try? await markers.markers(in: here) }
    await crowd.isUnderWay()
    await held.requests.answer(1, with: .success([.of("Comets")]))
    #expect(await crowd.isServed())
    #expect(Set(crowd.answers.calls) == [[.of("Comets")]])
    #expect(held.requests.sent.count == 1)
  }

  @Test("a failure is told to all who wait for it, and is not kept")
  func failure() async throws {
    let held = HeldShopMarkers()
    let markers = caching(held)
    let crowd = Crowd(of: 5) { await Task { try await markers.markers(in: here) }.result }
    await crowd.isUnderWay()
    await held.requests.answer(1, with: .failure(Failure()))
    #expect(await crowd.isServed())
    for answer in crowd.answers.calls { #expect(throws: Failure.self) { try answer.get() } }
    let again = Request(markers, here)
    await held.isAsked(2)
    await held.requests.answer(2, with: .success([.of("Comets")]))
    #expect(try await again.answer == [.of("Comets")])
    #expect(try await Request(markers, here).answer == [.of("Comets")])
    #expect(held.requests.sent.count == 2)
  }

  @Test("what was known before a change is never told after it, also if several ask together")
  func forgets() async throws {
    let spy = SpyShopMarkers()
    let markers = caching(spy)
    _ = try await markers.markers(in: here)
    _ = try await markers.markers(in: north)
    versions.change()
    async let one = markers.markers(in: here)
    async let two = markers.markers(in: here)
    async let three = markers.markers(in: north)
    _ = try await (one, two, three)
    #expect(Set(spy.asked.calls.dropFirst(2)) == [here, north])
    #expect(spy.asked.count == 4)
    for region in [here, north] { _ = try await markers.markers(in: region) }
    #expect(spy.asked.count == 4)
  }

  @Test("where nobody can tell whether something has changed, nobody is told what was known")
  func unknown() async throws {
    let spy = SpyShopMarkers()
    let markers = caching(spy)
    _ = try await markers.markers(in: here)
    versions.fail()
    await #expect(throws: Failure.self) { try await markers.markers(in: here) }
    #expect(spy.asked.count == 1)
  }

  @Test("an answer that is under way when something changes is not kept")
  func underWay() async throws {
    let held = HeldShopMarkers()
    let markers = caching(held)
    let early = Request(markers, here)
    await held.isAsked(1)
    versions.change()
    let late = Request(markers, here)
    await held.isAsked(2)
    await held.requests.answer(2, with: .success([.of("new")]))
    #expect(try await late.answer == [.of("new")])
    await held.requests.answer(1, with: .success([.of("old")]))
    #expect(try await early.answer == [.of("old")])
    #expect(try await Request(markers, here).answer == [.of("new")])
    #expect(held.requests.sent.count == 2)
  }

  @Test("a failure that comes late does not make it forget the answer that came after")
  func lateFailure() async throws {
    let held = HeldShopMarkers()
    let markers = caching(held)
    let early = Request(markers, here)
    await held.isAsked(1)
    versions.change()
    let late = Request(markers, here)
    await held.isAsked(2)
    await held.requests.answer(2, with: .success([.of("new")]))
    #expect(try await late.answer == [.of("new")])
    await held.requests.answer(1, with: .failure(Failure()))
    await #expect(throws: Failure.self) { try await early.answer }
    #expect(try await Request(markers, here).answer == [.of("new")])
    #expect(held.requests.sent.count == 2)
  }

  @Test("an answer belongs to what was known when it was asked for, not when it came")
  func inTurn() async throws {
    let slow = SlowVersions()
    let source = AgeingShopMarkers()
    let markers = CachedMarkers(over: source, versions: slow, capacity: 8)
    // The request has read the version, and waits. In the meantime, the version changes.
    let early = Request(markers, here)
    await eventually { slow.asked.count == 1 }
    let late = Request(markers, here)
    #expect(try await late.answer == [.of("1")])
    slow.gate.open()
    #expect(try await early.answer == [.of("2")])
    // It may replace the later version's answer in the cache, but is never used for that version.
    #expect(try await Request(markers, here).answer == [.of("3")])
  }

  @Test("it keeps so many regions, and lets go of the one that was asked for longest ago")
  func bounded() async throws {
    let spy = SpyShopMarkers()
    let markers = caching(spy, capacity: 2)
    for region in [here, north, here, south] { _ = try await markers.markers(in: region) }
    #expect(spy.asked.calls == [here, north, south])
    _ = try await markers.markers(in: here)
    _ = try await markers.markers(in: south)
    #expect(spy.asked.calls == [here, north, south])
    _ = try await markers.markers(in: north)
    #expect(spy.asked.calls == [here, north, south, north])
  }

  @Test("who is cancelled gets no answer; the others do, and it is kept")
  func cancelled() async throws {
    let held = HeldShopMarkers()
    let markers = caching(held)
    let one = Request(markers, here)
    await held.isAsked(1)
    one.cancel()
    let other = Request(markers, here)
    await held.requests.answer(1, with: .success([.of("Comets")]))
    await #expect(throws: CancellationError.self) { try await one.answer }
    #expect(try await other.answer == [.of("Comets")])
    #expect(held.requests.sent.count == 1)
    #expect(held.requests.cancelled.calls == [])
  }
}

/// Answers with the number of times it has been asked.
private struct AgeingShopMarkers: ShopMarkers {
  let asked = CallRecorder<Void>()

  func markers(in region: MapRegion) -> [ShopMarker] {
    asked.record(())
    return [.of("\(asked.count)")]
  }
}

/// Answers the first request with 1, as soon as the gate opens, and all others with 2.
private struct SlowVersions: MarkerVersions {
  let asked = CallRecorder<Void>()
  let gate = Gate()

  func version() async -> Int {
    asked.record(())
    guard asked.count == 1 else { return 2 }
    await gate.pass()
    return 1
  }
}
