// Wrong: takes a request that was cancelled for the end of the map.
// Must fail with: A request that was cancelled leaves nothing behind

/// Asks other markers only when the map has stood still for a while.
///
/// A request waits for `pause` on `clock` before it is passed on. It ends with one of two errors, at
/// once or at the end of its pause:
/// - `MapMovedOn`, if another request, for any region, comes while it waits;
/// - `CancellationError`, if its own task is cancelled while it waits.
///
/// If both happen, either will do. The Book's `DebouncingShopMarkers` knows only the second.
actor SettledShopMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let pause: Duration
  private let clock: any Clock<Duration>
  /// How many requests there have been, and so the number of the newest.
  private var newest = 0
  private var isClosed = false

  init(over markers: any ShopMarkers, pause: Duration, clock: any Clock<Duration>) {
    self.markers = markers
    self.pause = pause
    self.clock = clock
  }

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    if isClosed { throw CancellationError() }
    newest += 1
    let number = newest
    do {
      try await clock.sleep(for: pause)
    } catch {
      isClosed = true
      throw error
    }
    guard number == newest else { throw MapMovedOn() }
    return try await markers.markers(in: region)
  }
}

/// The stack of one map, on top of `source`. The tests call this, and then ask what comes back.
///
/// - Parameters:
///   - source: knows the shops, which never change.
///   - store: has the ratings of `account`, which may change.
///   - pause: how long the map must stand still.
///   - clock: the clock to wait on, and the only one. The tests move it by hand.
func makeMarkerStack(
  source: any ShopMarkers, store: any VisitStoring, account: String, pause: Duration,
  clock: any Clock<Duration>
) -> any ShopMarkers {
  SettledShopMarkers(
    over: PersistenceAnnotatingShopMarkers(
      over: RememberedShopMarkers(over: source), store: store, account: account),
    pause: pause, clock: clock)
}
