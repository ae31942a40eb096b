// Wrong: only a request for another region overtakes.
// Must fail with: Each request overtakes the one that waits, for whatever region.

actor SettledShopMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let pause: Duration
  private let clock: any Clock<Duration>
  private var latest = 0
  private var region: MapRegion?
  private var waiting: Task<Void, any Error>?

  init(over markers: any ShopMarkers, pause: Duration, clock: any Clock<Duration>) {
    self.markers = markers
    self.pause = pause
    self.clock = clock
  }

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    if region != self.region {
      waiting?.cancel()
      latest += 1
    }
    self.region = region
    let mine = latest
    let sleep = Task { [clock, pause] in try await clock.sleep(for: pause) }
    waiting = sleep
    do {
      try await withTaskCancellationHandler {
        try await sleep.value
      } onCancel: {
        sleep.cancel()
      }
    } catch {
      throw mine == latest ? error : MapMovedOn()
    }
    try Task.checkCancellation()
    guard mine == latest else { throw MapMovedOn() }
    return try await markers.markers(in: region)
  }
}

func makeMarkerStack(
  source: any ShopMarkers, store: any VisitStoring, account: String, pause: Duration,
  clock: any Clock<Duration>
) -> any ShopMarkers {
  SettledShopMarkers(
    over: PersistenceAnnotatingShopMarkers(
      over: RememberedShopMarkers(over: source), store: store, account: account),
    pause: pause, clock: clock)
}
