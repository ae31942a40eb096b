import MapDomain

/// A decorator that asks once for each region, and keeps the answer forever. Errors aren't kept.
package actor RememberedMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private var answers: [MapRegion: [ShopMarker]] = [:]

  /// - Parameter markers: where the markers come from.
  package init(over markers: any ShopMarkers) {
    self.markers = markers
  }

  package func markers(in region: MapRegion) async throws -> [ShopMarker] {
    if let answer = answers[region] { return answer }
    let answer = try await markers.markers(in: region)
    answers[region] = answer
    return answer
  }
}
