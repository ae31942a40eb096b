import DetailsData
import DetailsDomain
import MapData
import MapDomain
import SwiftUI
import VisitStore

// snippet.scope
/// Composes what belongs to one account, and runs its services while the user is signed in.
final class AccountScope {
  let account: String
  private let visitStore: any VisitStoring
  /// It holds the scope, and lives longer.
  private unowned let root: CompositionRoot
  private let services: [any AccountService]
  // snippet.hide

  init(account: String, visitStore: any VisitStoring, root: CompositionRoot) {
    (self.account, self.visitStore, self.root) = (account, visitStore, root)
    services = root.setup.services(account)
  }
  // snippet.show

  var shops: some View {
    ShopsView(
      makeModel: { self.shopsModel },
      signOut: { [session = root.session] in await session.signOut() },
      details: { shop in DetailsView { self.detailsModel(of: shop) } })
  }

  var shopsModel: ShopsModel {
    let changes = VisitMarkerChanges(store: visitStore, account: account)
    return ShopsModel(
      markers: CachedMarkers(over: markers, versions: changes, capacity: 32),
      changes: changes,
      region: .copenhagen)
  }

  func detailsModel(of shop: ShopDetails.ID) -> DetailsModel {
    DetailsModel(
      shop: shop,
      service: StoredDetailsService(
        store: visitStore, account: account, places: root.places, now: root.setup.now),
      observer: Uncounted())
  }
}
// snippet.end

extension AccountScope {
  // snippet.flag
  /// A flag chooses what is made. No screen knows of it.
  private var markers: any ShopMarkers {
    let places = PlaceMarkers(places: root.places)
    guard root.setup.showsRatings() else { return places }
    return RatedMarkers(over: places, store: visitStore, account: account)
  }
  // snippet.end

  /// If one of the services doesn't start, the others are stopped again.
  func start() async throws {
    do {
      for service in services { try await service.start() }
    } catch {
      await stop()
      throw error
    }
  }

  /// The last one stops first.
  func stop() async {
    for service in services.reversed() { await service.stop() }
  }
}

/// Counts nothing. To count events, give the scope another observer.
private struct Uncounted: DetailsObserver {
  func send(_ event: DetailsEvent) {}
}
