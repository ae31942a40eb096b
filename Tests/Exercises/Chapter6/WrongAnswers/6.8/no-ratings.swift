// Wrong: leaves the ratings out of the stack.
// Must fail with: No rating is shown at all

/// Asks other markers only when the map has stood still for a while.
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
    guard number == latest else { throw MapMovedOn() }
    try Task.checkCancellation()
    return try await markers.markers(in: region)
  }
}

/// The stack of one map, on top of `source`. The tests call this, and then ask what comes back.
func makeMarkerStack(
  source: any ShopMarkers, store: any VisitStoring, account: String, pause: Duration,
  clock: any Clock<Duration>
) -> any ShopMarkers {
  SettledShopMarkers(over: RememberedShopMarkers(over: source), pause: pause, clock: clock)
}
