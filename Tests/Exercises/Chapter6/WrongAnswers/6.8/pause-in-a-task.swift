// Wrong: the pause is in a task that is not cancelled with its request.
// Must fail with: of your own that sleeps isn't cancelled with the request

actor SettledShopMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let pause: Duration
  private let clock: any Clock<Duration>
  private var latest = 0
  private var waiting: Task<Void, any Error>?

  init(over markers: any ShopMarkers, pause: Duration, clock: any Clock<Duration>) {
    self.markers = markers
    self.pause = pause
    self.clock = clock
  }

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    waiting?.cancel()
    latest += 1
    let mine = latest
    let sleep = Task { [clock, pause] in try await clock.sleep(for: pause) }
    waiting = sleep
    do {
      try await sleep.value
    } catch {
      throw mine == latest ? error : MapMovedOn()
    }
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
