import CoffeeShopViews
import DetailsData
import DetailsDomain
import MapData
import MapDomain
import SwiftUI

// snippet.scope
/// Composes what belongs to one account.
@MainActor
struct AccountScope {
  let account: String
  let root: CompositionRoot

  var shops: some View {
    ShopsView(
      makeModel: { shopsModel },
      signOut: { await root.session.signOut() },
      details: { shop in DetailsView { detailsModel(of: shop) } })
  }

  var shopsModel: ShopsModel {
    let changes = VisitMarkerChanges(store: root.visitStore, account: account)
    return ShopsModel(
      markers: CachedMarkers(
        over: RatedMarkers(
          over: PlaceMarkers(places: root.places),
          store: root.visitStore, account: account),
        versions: changes, capacity: 32),
      changes: changes,
      region: .copenhagen)
  }

  func detailsModel(of shop: ShopDetails.ID) -> DetailsModel {
    DetailsModel(
      shop: shop,
      service: StoredDetailsService(
        store: root.visitStore, account: account, places: root.places, now: root.now),
      observer: Uncounted())
  }
}
// snippet.end

/// Counts nothing. To count events, give the scope another observer.
private struct Uncounted: DetailsObserver {
  func send(_ event: DetailsEvent) {}
}
