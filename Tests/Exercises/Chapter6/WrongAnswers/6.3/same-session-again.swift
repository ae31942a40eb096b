// Wrong: a second session of the same user is the first one.
// Must fail with: not to the latest session, and not to an account's name.

/// Puts the app together. The tests call what isn't private, so keep those names.
@MainActor
final class LifetimesRoot {
  fileprivate let places: any PlaceRepository

  init(places: any PlaceRepository) {
    self.places = places
  }

  // TODO: 6.3
  let store: any VisitStoring = InMemoryVisitStore()
  private weak var latest: LifetimesSession?
  private var latestAccount = ""

  func beginSession(for account: String) -> LifetimesSession {
    if let latest, latestAccount == account { return latest }
    let session = LifetimesSession(account: account, root: self)
    latest = session
    latestAccount = account
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

  // TODO: 6.3
  private(set) lazy var markers: any ShopMarkers =
    CachingShopMarkers(
      over: PersistenceAnnotatingShopMarkers(
        over: UnratedShopMarkers(places: root.places), store: root.store, account: account),
      versions: changes, capacity: 32)

  var map: any AppScreen { mapScreen(of: markers, changes: changes) }

  private var changes: VisitMarkerChanges {
    VisitMarkerChanges(store: root.store, account: account)
  }
}
