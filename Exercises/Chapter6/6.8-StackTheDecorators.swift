// 6.8 · Stack the decorators                                               ★★☆
//
// Coffee Shops' map asks for its markers at every move, and its new server charges for each
// request. Three decorators help, but they've been stacked in the wrong order: a new rating doesn't
// show, and a request that a newer one has overtaken is still sent. Put them in an order that
// works. There's more than one.
//
// `RememberedMarkers` keeps each answer forever, like the page's `SimpleCache`. `CachedMarkers` asks
// again when its version has changed, and `VisitMarkerChanges(store:account:)` is a version that
// changes with the ratings.
//
// You are done when
// - the server isn't asked before the map has stood still for the pause
// - a request overtakes the one that waits, even if its own answer is remembered
// - a new rating shows when the map asks again
// - a rating shows even if it's given while the request waits
// - as long as no rating changes, the server is asked once for each region
//
// Edit:   the function at the end of this file.
// Check:  swift run workshop check 6.8
// Read:   Book/06-CompositionRoot.md, "A stack of decorators"

import MapData
import MapDomain
import ShopParts
import VisitStore

// MARK: - Yours

/// The markers of one map.
///
/// - Parameters:
///   - server: knows the shops, but no ratings.
///   - store: contains the ratings of all accounts.
///   - account: whose ratings the map shows.
///   - clock: measures the pause.
///   - pause: how long the map must stand still.
func makeMarkers(
  over server: any ShopMarkers, store: any VisitStoring, account: String,
  clock: any Clock<Duration>, pause: Duration
) -> any ShopMarkers {
  // TODO: 6.8
  RememberedMarkers(
    over: DebouncedMarkers(
      over: RatedMarkers(over: server, store: store, account: account),
      clock: clock, interval: pause))
}
