import Foundation
import MapData
import MapDomain
import Places
import TestSupport
import Testing
import VisitStore
import VisitStoreMemory

@Suite("Markers from places and visits")
struct AnnotatingTests {
  private let region = MapRegion.copenhagen

  @Test("a marker has the rating of the user's own visit")
  func ratings() async throws {
    let markers = RatedMarkers(
      over: SpyShopMarkers(answer: [.of("Comets"), .of("Slow Drip"), .of("Bean There")]),
      store: InMemoryVisitStore([
        .of("Ada", to: "Comets", rating: 5), .of("Ada", to: "Slow Drip", rating: 2),
        .of("Bob", to: "Bean There", rating: 1),
      ]),
      account: "Ada")
    #expect(
      try await markers.markers(in: .copenhagen)
        == [.of("Comets", rating: .superb), .of("Slow Drip", rating: .fair), .of("Bean There")])
  }

  @Test("the places in the region are the markers, without a rating")
  func unrated() async throws {
    struct Two: PlaceRepository {
      func places() -> [Place] {
        [place("in", latitude: 55.68), place("out", latitude: 55.7)]
      }
      func place(_ id: String, latitude: Double) -> Place {
        Place(
          id: id, name: "The \(id)", street: "", district: "", latitude: latitude, longitude: 12.57)
      }
    }
    #expect(
      try await PlaceMarkers(places: Two()).markers(in: region) == [
        ShopMarker(
          id: "in", name: "The in", position: MapPosition(latitude: 55.68, longitude: 12.57),
          rating: nil)
      ])
  }

  @Test("there is another version with each change of this user's visits, and with no other")
  func versions() async throws {
    let store = InMemoryVisitStore()
    let versions = VisitMarkerChanges(store: store, account: "Ada")
    var seen: [Int] = [try await versions.version()]
    try await store.save(.of("Bob", to: "Comets", rating: 1))
    #expect(try await versions.version() == seen[0])
    for (seconds, rating) in zip(0..., [4, 5, 4]) {
      var visit = Visit.of(to: "Comets", rating: rating)
      visit.changed += Double(seconds)
      try await store.save(visit)
      seen.append(try await versions.version())
      #expect(try await versions.version() == seen.last)
    }
    #expect(Set(seen).count == 4)
    try await store.delete(Visit.of(to: "Comets", rating: 4).id)
    #expect(try await versions.version() == seen[0])
  }

  @Test("markers change with the visits of this user, and with nobody else's")
  func changes() async throws {
    let store = InMemoryVisitStore()
    let changes = VisitMarkerChanges(store: store, account: "Ada").changes()
    let heard = CallRecorder<Void>()
    let listening = Task { for await _ in changes { heard.record(()) } }
    for account in ["Bob", "Ada", "Bob", "Ada"] {
      try await store.save(.of(account, to: "Comets", rating: 1))
    }
    await heard.waitForCalls(2)
    for _ in 0..<100 { await Task.yield() }
    #expect(heard.count == 2)
    listening.cancel()
    await listening.value
    #expect(store.subscriberCount == 0)
  }
}
