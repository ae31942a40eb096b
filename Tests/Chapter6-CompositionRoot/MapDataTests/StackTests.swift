import MapData
import MapDomain
import TestSupport
import Testing
import VisitStore
import VisitStoreMemory

@Suite("Debouncing over caching over annotating over the source")
struct StackTests {
  private let clock = ImmediateClock()
  private let source = SpyShopMarkers()
  private let store = InMemoryVisitStore()

  private func stack() -> any ShopMarkers {
    DebouncedMarkers(
      over: CachedMarkers(
        over: RatedMarkers(over: source, store: store, account: "Ada"),
        versions: VisitMarkerChanges(store: store, account: "Ada"),
        capacity: 8),
      clock: clock,
      interval: .milliseconds(200))
  }

  private func rating(from markers: any ShopMarkers) async throws -> MarkerRating? {
    try await markers.markers(in: .copenhagen).first?.rating
  }

  @Test("a rating is seen as soon as it is saved, and someone else's changes nothing")
  func saved() async throws {
    let markers = stack()
    #expect(try await rating(from: markers) == nil)
    for rating in [1, 4] {
      try await store.save(.of(to: "Comets", rating: rating))
      #expect(try await self.rating(from: markers)?.rawValue == rating)
    }
    try await store.save(.of("Bob", to: "Comets", rating: 1))
    #expect(try await rating(from: markers) == .great)
    #expect(source.asked.count == 3)
  }
}
