// Correct: all that is kept is made in the initializers.

@MainActor
final class LifetimesRoot {
  let store: any VisitStoring
  fileprivate let places: any PlaceRepository

  init(places: any PlaceRepository) {
    self.places = places
    store = InMemoryVisitStore()
  }

  func beginSession(for account: String) -> LifetimesSession {
    LifetimesSession(account: account, places: places, store: store)
  }
}

@MainActor
final class LifetimesSession {
  let markers: any ShopMarkers
  private let changes: VisitMarkerChanges

  init(account: String, places: any PlaceRepository, store: any VisitStoring) {
    changes = VisitMarkerChanges(store: store, account: account)
    markers = CachingShopMarkers(
      over: PersistenceAnnotatingShopMarkers(
        over: UnratedShopMarkers(places: places), store: store, account: account),
      versions: changes, capacity: 32)
  }

  var map: any AppScreen { mapScreen(of: markers, changes: changes) }
}
