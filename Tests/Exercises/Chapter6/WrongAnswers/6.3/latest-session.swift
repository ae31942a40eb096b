// Wrong: the root keeps the cache of the latest session.
// Must fail with: A cache belongs to its session

/// Puts the app together. The tests call what isn't private, so keep those names.
@MainActor
final class LifetimesRoot {
  fileprivate let places: any PlaceRepository

  init(places: any PlaceRepository) {
    self.places = places
  }

  /// A singleton: all sessions keep their visits in it.
  let store: any VisitStoring = InMemoryVisitStore()

  fileprivate var cached: (any ShopMarkers)?

  fileprivate func cache(for account: String) -> any ShopMarkers {
    CachingShopMarkers(
      over: PersistenceAnnotatingShopMarkers(
        over: UnratedShopMarkers(places: places), store: store, account: account),
      versions: VisitMarkerChanges(store: store, account: account), capacity: 32)
  }

  func beginSession(for account: String) -> LifetimesSession {
    cached = cache(for: account)
    return LifetimesSession(account: account, root: self)
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
  var markers: any ShopMarkers { root.cached ?? root.cache(for: account) }

  /// Transient: a new map begins in the middle of the town.
  var map: any AppScreen { mapScreen(of: markers, changes: changes) }

  private var changes: VisitMarkerChanges {
    VisitMarkerChanges(store: root.store, account: account)
  }
}
