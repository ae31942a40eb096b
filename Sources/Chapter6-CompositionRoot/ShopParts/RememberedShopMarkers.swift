import MapDomain

/// A decorator that asks once for each region, and keeps the answer as it is, for ever. An error is
/// not kept.
package actor RememberedShopMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private var answers: [MapRegion: [ShopMarker]] = [:]

  /// - Parameter markers: what is asked.
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

/// A question for markers was overtaken by another one before anybody was asked.
package struct MapMovedOn: Error {
  /// One is like another.
  package init() {}
}
