// Wrong: a task that never ends fills the cache after each change.
// Must fail with: or a task that was started for the session still runs

import MapDomain

@MainActor
final class LifetimesRoot {
  fileprivate let places: any PlaceRepository
  let store: any VisitStoring = InMemoryVisitStore()

  init(places: any PlaceRepository) {
    self.places = places
  }

  func beginSession(for account: String) -> LifetimesSession {
    LifetimesSession(account: account, root: self)
  }
}

@MainActor
final class LifetimesSession {
  private let account: String
  private let root: LifetimesRoot

  init(account: String, root: LifetimesRoot) {
    self.account = account
    self.root = root
  }

  private(set) lazy var markers: any ShopMarkers = warmMarkers()

  private func warmMarkers() -> any ShopMarkers {
    let cache = CachingShopMarkers(
      over: PersistenceAnnotatingShopMarkers(
        over: UnratedShopMarkers(places: root.places), store: root.store, account: account),
      versions: changes, capacity: 32)
    let news = changes.changes()
    Task { for await _ in news { _ = try? await cache.markers(in: .copenhagen) } }
    return cache
  }

  var map: any AppScreen { mapScreen(of: markers, changes: changes) }

  private var changes: VisitMarkerChanges {
    VisitMarkerChanges(store: root.store, account: account)
  }
}
