import MapData
import MapDomain
import TestSupport
import Testing
import VisitStoreMemory

/// A cache in its simplest form: it asks once for each region, and keeps the answer.
private actor SimpleCache: ShopMarkers {
  private let markers: any ShopMarkers
  private var known: [MapRegion: [ShopMarker]] = [:]

  init(over markers: any ShopMarkers) { self.markers = markers }

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    if let answer = known[region] { return answer }
    let answer = try await markers.markers(in: region)
    known[region] = answer
    return answer
  }
}

@Suite("The order of decorators")
struct OrderTests {
  private let source = SpyShopMarkers(answer: [.of("Comets")])
  private let store = InMemoryVisitStore()

  @Test("a simple cache around the ratings keeps old ones")
  func cacheOutside() async {
    await withKnownIssue("The cache has the answer, and the store isn't read again.") {
      try await newRatingShows()
    }
  }

  // snippet.red-test
  func newRatingShows() async throws {
    let markers = SimpleCache(over: RatedMarkers(over: source, store: store, account: "Ada"))
    #expect(try await markers.markers(in: .copenhagen) == [.of("Comets")])
    try await store.save(.of("Ada", to: "Comets", rating: 5))
    #expect(try await markers.markers(in: .copenhagen) == [.of("Comets", rating: .superb)])
  }
  // snippet.end

  @Test("the same cache inside them doesn't")
  func cacheInside() async throws {
    let markers = RatedMarkers(over: SimpleCache(over: source), store: store, account: "Ada")
    #expect(try await markers.markers(in: .copenhagen) == [.of("Comets")])
    try await store.save(.of("Ada", to: "Comets", rating: 5))
    #expect(try await markers.markers(in: .copenhagen) == [.of("Comets", rating: .superb)])
    #expect(source.asked.count == 1)
  }
}
