import MapDomain
import TestSupport
import Testing
import VisitStore

@testable import Chapter6Exercises

@Suite(.exercise("6.8"), .serialized)
struct Exercise6_8 {
  private let map = AdasMap()

  @Test("the server isn't asked before the map has stood still for the pause")
  func waits() async {
    await map.asks(.harbour)
    await map.stands(.milliseconds(299))
    #expect(
      map.server.asked.calls == [],
      "By the clock that you're given, 299 of the pause's 300 milliseconds have gone by.")
    await map.stands(.milliseconds(1))
    #expect(map.shown.calls == ["harbour, unrated"], "The pause is over.")
  }

  @Test("a request overtakes the one that waits, even if its own answer is remembered")
  func overtakes() async {
    await map.shows(.harbour)
    await map.asks(.lake)
    await map.asks(.harbour)
    await map.stands(.milliseconds(300))
    #expect(
      map.shown.calls == ["harbour, unrated", "overtaken", "harbour, unrated"],
      "From the harbour to the lake, and back at once. The debouncer must hear of every request.")
  }

  @Test("a new rating shows when the map asks again")
  func showsRatings() async throws {
    await map.shows(.harbour)
    try await map.store.save(.of("Ada", to: "harbour", rating: 2))
    await map.shows(.harbour)
    try await map.store.save(.of("Ada", to: "harbour", rating: 5))
    await map.shows(.harbour)
    #expect(
      map.shown.calls == ["harbour, unrated", "harbour, 2", "harbour, 5"],
      "Ada gives a 2, and later a 5. Ask `RatedMarkers` again, and not a cache around it.")
  }

  @Test("a rating shows even if it's given while the request waits")
  func showsRatingsGivenMeanwhile() async throws {
    await map.asks(.harbour)
    try await map.store.save(.of("Ada", to: "harbour", rating: 4))
    await map.stands(.milliseconds(300))
    #expect(
      map.shown.calls == ["harbour, 4"],
      "Ada gives a 4 during the pause. What's outside the debouncer does its work before that.")
  }

  @Test("as long as no rating changes, the server is asked once for each region")
  func asksOnce() async {
    for region in [MapRegion.harbour, .lake, .harbour, .lake] { await map.shows(region) }
    #expect(map.server.asked.calls == ["harbour", "lake"], "The map showed each region twice.")
  }
}
