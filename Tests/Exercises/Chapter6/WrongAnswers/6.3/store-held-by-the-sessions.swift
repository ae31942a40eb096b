// Wrong: only the sessions hold the store, so it goes with the last of them.
// Must fail with: The store went with the session

/// Puts the app together.
@MainActor
final class LifetimesRoot {
  fileprivate let places: any PlaceRepository

  init(places: any PlaceRepository) {
    self.places = places
  }

  private weak var kept: InMemoryVisitStore?

  var store: any VisitStoring {
    if let kept { return kept }
    let made = InMemoryVisitStore()
    kept = made
    return made
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
  private let store: any VisitStoring

  init(account: String, root: LifetimesRoot) {
    self.account = account
    self.root = root
    self.store = root.store
  }

  private(set) lazy var markers: any ShopMarkers = CachingShopMarkers(
    over: PersistenceAnnotatingShopMarkers(
      over: UnratedShopMarkers(places: root.places), store: root.store, account: account),
    versions: changes, capacity: 32)

  var map: any AppScreen { mapScreen(of: markers, changes: changes) }

  private var changes: VisitMarkerChanges {
    VisitMarkerChanges(store: root.store, account: account)
  }
}
