// Correct: a lazy store, and a session that is a struct around what it keeps.

@MainActor
final class LifetimesRoot {
  fileprivate let places: any PlaceRepository
  private(set) lazy var store: any VisitStoring = InMemoryVisitStore()

  init(places: any PlaceRepository) { self.places = places }

  func beginSession(for account: String) -> LifetimesSession {
    let changes = VisitMarkerChanges(store: store, account: account)
    return LifetimesSession(
      markers: CachingShopMarkers(
        over: PersistenceAnnotatingShopMarkers(
          over: UnratedShopMarkers(places: places), store: store, account: account),
        versions: changes, capacity: 16),
      changes: changes)
  }
}

@MainActor
struct LifetimesSession {
  let markers: any ShopMarkers
  fileprivate let changes: VisitMarkerChanges

  var map: any AppScreen { mapScreen(of: markers, changes: changes) }
}
