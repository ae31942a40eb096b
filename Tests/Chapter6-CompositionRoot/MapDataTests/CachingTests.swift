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

  @Test("requests at the same time share an answer; a failure is told to all, and not kept")
  func shared() async throws {
    let held = HeldShopMarkers()
    let markers = caching(held)
    let crowd = Crowd(of: 5) { await Task { try await markers.markers(in: here) }.result }
    await crowd.isUnderWay()
    await held.requests.answer(1, with: .failure(Failure()))
    #expect(await crowd.isServed())
    for answer in crowd.answers.calls { #expect(throws: Failure.self) { try answer.get() } }
    let others = Crowd(of: 5) { try? await markers.markers(in: here) }
    await others.isUnderWay()
    await held.requests.answer(2, with: .success([.of("Comets")]))
    #expect(await others.isServed())
    #expect(Set(others.answers.calls) == [[.of("Comets")]])
    #expect(held.requests.sent.count == 2)
  }

  @Test("what was known before a change is never told after it")
  func forgets() async throws {
    let spy = SpyShopMarkers()
    let markers = caching(spy)
    for region in [here, north] { _ = try await markers.markers(in: region) }
    versions.change()
    for region in [here, north, here] { _ = try await markers.markers(in: region) }
    #expect(spy.asked.calls == [here, north, here, north])
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

  @Test(
    "an answer or a failure that is under way when something changes is not kept",
    arguments: [true, false])
  func underWay(fails: Bool) async throws {
    let held = HeldShopMarkers()
    let markers = caching(held)
    let early = Request(markers, here)
    await held.isAsked(1)
    versions.change()
    let late = Request(markers, here)
    await held.isAsked(2)
    await held.requests.answer(2, with: .success([.of("new")]))
    #expect(try await late.answer == [.of("new")])
    await held.requests.answer(1, with: fails ? .failure(Failure()) : .success([.of("old")]))
    #expect((try? await early.answer) == (fails ? nil : [.of("old")]))
    #expect(try await Request(markers, here).answer == [.of("new")])
    #expect(held.requests.sent.count == 2)
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
