// Wrong: the root keeps a cache for each account's name.
// Must fail with: not to the latest session, and not to an account's name.

/// Puts the app together. The tests call what isn't private, so keep those names.
@MainActor
final class LifetimesRoot {
  fileprivate let places: any PlaceRepository

  init(places: any PlaceRepository) {
    self.places = places
  }

  /// A singleton: all sessions keep their visits in it.
  let store: any VisitStoring = InMemoryVisitStore()

  fileprivate var cached: [String: any ShopMarkers] = [:]

  fileprivate func cache(for account: String) -> any ShopMarkers {
    CachingShopMarkers(
      over: PersistenceAnnotatingShopMarkers(
        over: UnratedShopMarkers(places: places), store: store, account: account),
      versions: VisitMarkerChanges(store: store, account: account), capacity: 32)
  }

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
  var markers: any ShopMarkers {
    let markers = root.cached[account] ?? root.cache(for: account)
    root.cached[account] = markers
    return markers
  }

  /// Transient: a new map begins in the middle of the town.
  var map: any AppScreen { mapScreen(of: markers, changes: changes) }

  private var changes: VisitMarkerChanges {
    VisitMarkerChanges(store: root.store, account: account)
  }
}
