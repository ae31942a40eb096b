// Correct: another order in the stack, and functions for what is transient.

@MainActor
final class LifetimesRoot {
  static let capacity = 32
  let store: any VisitStoring = InMemoryVisitStore()
  fileprivate let places: any PlaceRepository

  init(places: any PlaceRepository) { self.places = places }

  func beginSession(for account: String) -> LifetimesSession {
    LifetimesSession(account: account, root: self)
  }
}

@MainActor
final class LifetimesSession {
  private let account: String
  private let root: LifetimesRoot
  private let cache: CachingShopMarkers
  let markers: any ShopMarkers

  init(account: String, root: LifetimesRoot) {
    self.account = account
    self.root = root
    let changes = VisitMarkerChanges(store: root.store, account: account)
    cache = CachingShopMarkers(
      over: UnratedShopMarkers(places: root.places), versions: changes,
      capacity: LifetimesRoot.capacity)
    markers = PersistenceAnnotatingShopMarkers(over: cache, store: root.store, account: account)
  }

  var map: any AppScreen { makeMap() }

  private func makeMap() -> any AppScreen {
    mapScreen(
      of: markers, changes: VisitMarkerChanges(store: root.store, account: account))
  }
}
