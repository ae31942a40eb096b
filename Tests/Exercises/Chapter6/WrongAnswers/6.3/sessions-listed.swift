// Wrong: the root keeps a list of its sessions.
// Must fail with: Still in memory: its cache. Look for a property of the root

/// Puts the app together. The tests call what isn't private, so keep those names.
@MainActor
final class LifetimesRoot {
  fileprivate let places: any PlaceRepository

  init(places: any PlaceRepository) {
    self.places = places
  }

  /// A singleton: all sessions keep their visits in it.
  let store: any VisitStoring = InMemoryVisitStore()

  private var sessions: [LifetimesSession] = []

  func beginSession(for account: String) -> LifetimesSession {
    let session = LifetimesSession(account: account, root: self)
    sessions.append(session)
    return session
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
  var map: any AppScreen { mapScreen(of: markers, changes: changes) }

  private var changes: VisitMarkerChanges {
    VisitMarkerChanges(store: root.store, account: account)
  }
}
