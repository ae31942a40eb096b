import StartScreen
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.3"), .serialized)
struct Exercise2_3 {
  @Test("each question is answered by its own closure, with the caller's argument")
  func asksItsClosures() async throws {
    let mock = makeShopServiceMock(
      shops: { place in ["\(place) Roast", "\(place) Drip"] },
      rating: { shop in shop == "Slow Drip" ? 3 : nil })
    let shops = try await mock.shops(around: "Aarhus")
    let ratings = [try await mock.rating(of: "Slow Drip"), try await mock.rating(of: "Dockside")]
    #expect(shops == ["Aarhus Roast", "Aarhus Drip"], "The closure's answer, as it is.")
    #expect(ratings == [3, nil], "The closure decides what's known of a shop.")
  }

  @Test("the closure is called each time")
  func asksEachTime() async throws {
    let calls = CallRecorder<String>()
    let mock = makeShopServiceMock(
      shops: { place in
        calls.record(place)
        return ["Shop \(calls.count)"]
      },
      rating: { shop in
        calls.record(shop)
        return calls.count
      })
    #expect(calls.calls == [], "Nobody has asked yet.")
    let shops = [try await mock.shops(around: "Lund"), try await mock.shops(around: "Lund")]
    let ratings = [try await mock.rating(of: "Shop 1"), try await mock.rating(of: "Shop 1")]
    #expect(shops == [["Shop 1"], ["Shop 2"]], "Each question calls its own closure, each time.")
    #expect(ratings == [3, 4], "Each question calls its own closure, each time.")
  }

  @Test("one question can fail while the other is answered")
  func failsApart() async throws {
    let mock = makeShopServiceMock(shops: { _ in throw Closed() }, rating: { _ in 5 })
    await #expect(throws: Closed.self, "The closure's own error reaches the caller.") {
      try await mock.shops(around: "Lund")
    }
    let rating = try await mock.rating(of: "Night Owl")
    #expect(rating == 5, "The other closure has nothing to do with it.")

    let unrated = makeShopServiceMock(shops: { _ in [] }, rating: { _ in throw Closed() })
    await #expect(throws: Closed.self, "The closure's own error reaches the caller.") {
      try await unrated.rating(of: "Night Owl")
    }
  }

  @Test("each of two mocks calls its own closures")
  func keepsMocksApart() async throws {
    let good = makeShopServiceMock(shops: { _ in [] }, rating: { _ in 5 })
    let bad = makeShopServiceMock(shops: { _ in [] }, rating: { _ in 1 })
    let ratings = [try await good.rating(of: "Dockside"), try await bad.rating(of: "Dockside")]
    #expect(ratings == [5, 1], "Each needs its closures in stored properties of its own.")
  }
}

private struct Closed: Error {}
