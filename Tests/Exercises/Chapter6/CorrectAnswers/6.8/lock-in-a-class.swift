// Correct: a class with a lock instead of an actor.

import Synchronization

final class SettledShopMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let newest = Mutex(0)
  private let wait: @Sendable () async throws -> Void

  init(over markers: any ShopMarkers, pause: Duration, clock: any Clock<Duration>) {
    self.markers = markers
    wait = { try await clock.sleep(for: pause) }
  }

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    let number = newest.withLock { newest in
      newest += 1
      return newest
    }
    try await wait()
    guard newest.withLock({ $0 == number }) else { throw MapMovedOn() }
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
