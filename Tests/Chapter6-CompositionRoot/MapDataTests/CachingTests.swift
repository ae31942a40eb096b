import MapData
import MapDomain
import TestSupport
import Testing

@Suite("Caching markers")
struct CachingTests {
  private let changes = MarkerChangesByHand()
  private let here = MapRegion.copenhagen
  private var north: MapRegion { here.moved(.north) }
  private var south: MapRegion { here.moved(.south) }

  private func caching(_ markers: any ShopMarkers, capacity: Int = 8) -> CachingShopMarkers {
    CachingShopMarkers(over: markers, changes: changes, capacity: capacity)
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

  @Test("what was known before a change is never told after it", arguments: 1...50)
  func forgets(_: Int) async throws {
    let spy = SpyShopMarkers()
    let markers = caching(spy)
    _ = try await markers.markers(in: here)
    _ = try await markers.markers(in: north)
    changes.broadcast.send(())
    changes.broadcast.send(())
    // Nobody waits for the news to arrive anywhere: these ask at once, and together.
    async let one = markers.markers(in: here)
    async let two = markers.markers(in: here)
    async let three = markers.markers(in: north)
    _ = try await (one, two, three)
    #expect(spy.asked.calls.dropFirst(2).filter { $0 == here }.count >= 1)
    #expect(spy.asked.calls.dropFirst(2).contains(north))
    let count = spy.asked.count
    _ = try await markers.markers(in: here)
    #expect(spy.asked.count == count)
  }

  @Test("an answer that is under way when something changes is not kept")
  func underWay() async throws {
    let held = HeldShopMarkers()
    let markers = caching(held)
    let early = Request(markers, here)
    await held.isAsked(1)
    changes.broadcast.send(())
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
    changes.broadcast.send(())
    let late = Request(markers, here)
    await held.isAsked(2)
    await held.requests.answer(2, with: .success([.of("new")]))
    #expect(try await late.answer == [.of("new")])
    await held.requests.answer(1, with: .failure(Failure()))
    await #expect(throws: Failure.self) { try await early.answer }
    #expect(try await Request(markers, here).answer == [.of("new")])
    #expect(held.requests.sent.count == 2)
  }

  @Test("who asks while it is forgetting waits until it has forgotten")
  func inTurn() async throws {
    let (gate, source) = (Gate(), AgeingShopMarkers())
    let markers = CachingShopMarkers(over: source, changes: SlowNews(gate: gate), capacity: 8)
    #expect(try await Request(markers, here).answer == [.of("1")])
    let one = Request(markers, here)
    let two = Request(markers, here)
    for _ in 0..<1_000 { await Task.yield() }
    #expect(!one.isAnswered && !two.isAnswered)
    gate.open()
    #expect(try await one.answer != [.of("1")])
    #expect(try await two.answer != [.of("1")])
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

  @Test("to make one subscribes to nothing, and however much is asked, it listens once")
  func subscriptions() async throws {
    let markers = caching(SpyShopMarkers())
    #expect(changes.broadcast.subscriberCount == 0)
    for _ in 0..<5 { _ = try await markers.markers(in: here) }
    await eventually { changes.broadcast.subscriberCount == 1 }
    #expect(changes.broadcast.subscriberCount == 1)
  }
}

/// Answers with the number of times that it was asked.
private struct AgeingShopMarkers: ShopMarkers {
  let asked = CallRecorder<Void>()

  func markers(in region: MapRegion) -> [ShopMarker] {
    asked.record(())
    return [.of("\(asked.count)")]
  }
}

/// News for the first subscriber that come when the gate opens, and none for the others.
private struct SlowNews: MarkerChanges {
  let gate: Gate
  private let subscribers = CallRecorder<Void>()

  init(gate: Gate) { self.gate = gate }

  func changes() -> any AsyncSequence<Void, Never> & Sendable {
    subscribers.record(())
    return Changes(gate: subscribers.count == 1 ? gate : nil)
  }

  private struct Changes: AsyncSequence, AsyncIteratorProtocol {
    let gate: Gate?

    func makeAsyncIterator() -> Changes { self }

    func next(isolation: isolated (any Actor)?) async -> Void? {
      await gate?.pass()
      return gate.map { _ in }
    }
  }
}
