// Wrong: the ratings are outermost, so they are read before the pause.
// Must fail with: The ratings were read before the pause

actor SettledShopMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let pause: Duration
  private let clock: any Clock<Duration>
  private var latest = 0

  init(over markers: any ShopMarkers, pause: Duration, clock: any Clock<Duration>) {
    self.markers = markers
    self.pause = pause
    self.clock = clock
  }

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    latest += 1
    let number = latest
    try await clock.sleep(for: pause)
    try Task.checkCancellation()
    guard number == latest else { throw MapMovedOn() }
    return try await markers.markers(in: region)
  }
}

func makeMarkerStack(
  source: any ShopMarkers, store: any VisitStoring, account: String, pause: Duration,
  clock: any Clock<Duration>
) -> any ShopMarkers {
  PersistenceAnnotatingShopMarkers(
    over: SettledShopMarkers(
      over: RememberedShopMarkers(over: source), pause: pause, clock: clock),
    store: store, account: account)
}
