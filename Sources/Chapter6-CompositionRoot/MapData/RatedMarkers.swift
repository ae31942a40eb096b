import MapDomain
import VisitStore

/// Adds the user's rating to each marker.
package struct RatedMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let store: any VisitStoring
  private let account: String

  /// - Parameters:
  ///   - markers: where the markers without ratings come from.
  ///   - store: contains the visits.
  ///   - account: whose visits count.
  package init(over markers: any ShopMarkers, store: any VisitStoring, account: String) {
    self.markers = markers
    self.store = store
    self.account = account
  }

  package func markers(in region: MapRegion) async throws -> [ShopMarker] {
    let visits = try await store.visits(of: account)
    let rated = visits.compactMap { visit in visit.rating.map { (visit.id.shop, $0) } }
    let ratings = Dictionary(uniqueKeysWithValues: rated)
    return try await markers.markers(in: region).map { marker in
      var marker = marker
      marker.rating = ratings[marker.id].flatMap(MarkerRating.init)
      return marker
    }
  }
}
