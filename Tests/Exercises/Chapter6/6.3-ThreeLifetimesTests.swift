import MapDomain
import Navigation
import TestSupport
import Testing
import VisitStore

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.3"), .serialized)
struct Exercise6_3 {
  private let places = ThreePlaces()
  let app: LifetimesRoot

  init() { app = LifetimesRoot(places: places) }

  @Test("an app has one store for all of its sessions and shares it with no other app")
  func keepsTheStore() async throws {
    let other = LifetimesRoot(places: places)
    let early = app.beginSession(for: "Ada")
    try await app.store.save(.of("Ada", to: "sd", rating: 4))
    let late = app.beginSession(for: "Ada")
    let ratings = await ratings(in: [early, late, other.beginSession(for: "Ada")])
    #expect(
      ratings == ["4 of 5", "4 of 5", "no rating"],
      "Ada's two sessions share this root's store. Her session in another app has another one.")
  }

  @Test("a session keeps one cache, and all of its maps use it")
  func keepsTheCache() async throws {
    let session = app.beginSession(for: "Ada")
    for _ in 1...3 { await session.map.shown() }
    _ = try await session.markers.markers(in: .copenhagen)
    #expect(
      places.readings.count == 1,
      "Three maps and `markers` ask for one region: the session's cache needs the list once.")
  }

  @Test("each session has a cache of its own")
  func keepsSessionsApart() async throws {
    let sessions = ["Ada", "Bo", "Ada"].map { app.beginSession(for: $0) }
    try await app.store.save(.of("Ada", to: "sd", rating: 4))
    try await app.store.save(.of("Bo", to: "sd", rating: 2))
    let ratings = await ratings(in: sessions + sessions)
    #expect(
      ratings == ["4 of 5", "2 of 5", "4 of 5", "4 of 5", "2 of 5", "4 of 5"],
      "Ada rated it 4, and Bo 2. A map with the other's rating comes from the other's cache.")
    #expect(
      places.readings.count == 3,
      "Each of the three sessions, also Ada's second one, has a cache that needs the list once.")
  }

  @Test("there's a new map each time one is asked for")
  func makesNewMaps() async {
    let session = app.beginSession(for: "Ada")
    let map = session.map
    let middle = await map.shown().last
    for _ in 1...4 { _ = await map.typed("w") }
    await map.settle()
    let next = await session.map.shown().last
    #expect(next == middle, "The first map was moved. A new one begins in the middle of the town.")
  }

  @Test("once a session is released, its cache and its maps are, too")
  func letsSessionsGo() async {
    weak var cache: AnyObject?
    weak var map: AnyObject?
    do {
      let session = app.beginSession(for: "Ada")
      let shown = session.map
      await shown.shown()
      (cache, map) = (session.markers as AnyObject, shown)
    }
    await eventually { cache == nil && map == nil }
    #expect(
      cache == nil,
      "The root keeps nothing of a session, and no closure of a session keeps that session.")
    #expect(map == nil, "Something that outlives the session still holds its map.")
  }

  /// What a new map of each session shows of Slow Drip.
  func ratings(in sessions: [LifetimesSession]) async -> [String] {
    var ratings: [String] = []
    for session in sessions {
      let map = session.map
      await map.shown()
      ratings.append(map.rating(of: "Slow Drip"))
    }
    return ratings
  }
}
