import MapDomain
import Places

/// Makes markers without ratings from a list of places.
package struct PlaceMarkers: ShopMarkers {
  private let places: any PlaceRepository

  /// - Parameter places: where the shops come from.
  package init(places: any PlaceRepository) {
    self.places = places
  }

  package func markers(in region: MapRegion) async throws -> [ShopMarker] {
    try await places.places().map(ShopMarker.init).filter { region.contains($0.position) }
  }
}

extension ShopMarker {
  fileprivate init(place: Place) {
    self.init(
      id: place.id, name: place.name,
      position: MapPosition(latitude: place.latitude, longitude: place.longitude), rating: nil)
  }
}
