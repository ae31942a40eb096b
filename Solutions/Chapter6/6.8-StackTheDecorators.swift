// 6.8 · Stack the decorators                                               ★★★
//
// Imagine a map that asks for its markers at every move, from a server that charges for each
// request. `RememberedMarkers` asks once for each region and keeps the answer forever.
// `RatedMarkers` adds the user's ratings. The third decorator isn't written
// yet, and the other two are stacked in the wrong order: new ratings don't show.
//
// You are done when
// - a request waits out the pause, on the given clock
// - of several requests in quick succession, only the last is passed on
// - a request overtakes the ones before it, even if its own answer is a remembered one
// - a request overtakes the ones before it, even if it arrives just as a pause ends
// - the ratings shown are those in the store once the pause is over
// - a region is asked for again after an error, but not after an answer
// - a request that was passed on isn't overtaken
// - a request that is cancelled while it waits isn't passed on
// - an overtaken request stays overtaken even if the newer one is cancelled
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.8
// Read:   Book/06-CompositionRoot.md, "A stack of decorators"

import MapData
import MapDomain
import ShopParts
import VisitStore

// MARK: - Yours

/// Asks other markers only when the map has stood still for a while.
///
/// A request waits for `pause` on `clock` before it is passed on. It ends with one of two errors, at
/// once or at the end of its pause:
/// - `MapMovedOn`, if another request, for any region, comes while it waits;
/// - `CancellationError`, if its own task is cancelled while it waits.
///
/// If both happen, either will do. The Book's `DebouncedMarkers` knows only the second.
actor SettledShopMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let pause: Duration
  private let clock: any Clock<Duration>
  /// How many requests there have been, and so the number of the newest.
  private var newest = 0

  init(over markers: any ShopMarkers, pause: Duration, clock: any Clock<Duration>) {
    self.markers = markers
    self.pause = pause
    self.clock = clock
  }

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    newest += 1
    let number = newest
    try await clock.sleep(for: pause)
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
    over: RatedMarkers(
      over: RememberedMarkers(over: source), store: store, account: account),
    pause: pause, clock: clock)
}
