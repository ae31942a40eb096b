// Wrong: a map is made in advance, and made again once it has been handed out.
// Must fail with: Still in memory: its map

/// Puts the app together. The tests call what isn't private, so keep those names.
@MainActor
final class LifetimesRoot {
  fileprivate let places: any PlaceRepository

  init(places: any PlaceRepository) {
    self.places = places
  }

  /// A singleton: all sessions keep their visits in it.
  let store: any VisitStoring = InMemoryVisitStore()

  fileprivate var maps: [any AppScreen] = []

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
    CachingShopMarkers(
      over: PersistenceAnnotatingShopMarkers(
        over: UnratedShopMarkers(places: root.places), store: root.store, account: account),
      versions: changes, capacity: 32)

  /// Transient: a new map begins in the middle of the town.
  private var latest: (any AppScreen)?
  var map: any AppScreen {
    let map = mapScreen(of: markers, changes: changes)
    latest = map
    LifetimesSession.note(map, in: root)
    return map
  }

  private static func note(_ map: any AppScreen, in root: LifetimesRoot) { root.maps.append(map) }

  private var changes: VisitMarkerChanges {
    VisitMarkerChanges(store: root.store, account: account)
  }
}
