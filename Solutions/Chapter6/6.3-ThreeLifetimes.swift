// 6.3 · Three lifetimes                                                    ★★☆
//
// Coffee Shops should have one store as long as the app runs, a cache of markers for each session,
// and a new map each time the map is opened. But this root makes a new one of each whenever it is
// asked. So ratings are lost, and the list of places, which is slow to read, is read again for
// every map. Give each of the three the right lifetime. (Each session's cache reads the list for
// itself, and `changes` may stay as it is.)
//
// You are done when
// - an app has one store for all of its sessions and shares it with no other app
// - a session keeps one cache, and all of its maps use it
// - each session has a cache of its own
// - there's a new map each time one is asked for
// - once a session is released, its cache and its maps are, too
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.3
// Read:   Book/06-CompositionRoot.md, "Three lifetimes"

import MapData
import MapDomain
import Navigation
import Places
import ShopParts
import VisitStore
import VisitStoreMemory

// MARK: - Yours

/// Puts the app together. The tests call what isn't private, so keep those names.
@MainActor
final class LifetimesRoot {
  fileprivate let places: any PlaceRepository

  init(places: any PlaceRepository) {
    self.places = places
  }

  /// A singleton: all sessions keep their visits in it.
  let store: any VisitStoring = InMemoryVisitStore()

  func beginSession(for account: String) -> LifetimesSession {
    LifetimesSession(account: account, root: self)
  }
}

/// The part of the root that serves one account, from signing in to logging out.
@MainActor
final class LifetimesSession {
  private let account: String
  private let root: LifetimesRoot

  init(account: String, root: LifetimesRoot) {
    self.account = account
    self.root = root
  }

  /// Scoped: what it remembers belongs to one account.
  private(set) lazy var markers: any ShopMarkers =
    CachedMarkers(
      over: RatedMarkers(
        over: PlaceMarkers(places: root.places), store: root.store, account: account),
      versions: changes, capacity: 32)

  /// Transient: a new map begins in the middle of the town.
  var map: any AppScreen { mapScreen(of: markers, changes: changes) }

  private var changes: VisitMarkerChanges {
    VisitMarkerChanges(store: root.store, account: account)
  }
}
