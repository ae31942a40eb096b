import MapDomain

/// Markers that are always available.
struct PreviewShopMarkers: ShopMarkers {
  var all: [ShopMarker] = [
    .preview("The Yellow Cup", 55.6851, 12.5684, .superb),
    .preview("Harbour Roast", 55.6744, 12.5893, .great),
    .preview("Slow Drip", 55.6803, 12.5802, .good),
    .preview("Copper Kettle", 55.6791, 12.5642, .fair),
    .preview("Last Train Espresso", 55.6733, 12.5669, .poor),
    .preview("Bean There", 55.6836, 12.5951, nil),
    .preview("Early Bird", 55.6792, 12.5644, nil),
    .preview("Far Out", 55.6935, 12.5538, nil),
  ]

  func markers(in region: MapRegion) -> [ShopMarker] {
    all.filter { region.contains($0.position) }
  }
}

/// Always fails.
struct FailingShopMarkers: ShopMarkers {
  struct Failure: Error, CustomStringConvertible {
    let description = "This preview can't load the shops. Type w to try again."
  }

  func markers(in region: MapRegion) throws -> [ShopMarker] { throw Failure() }
}

/// Reports no changes.
struct NoMarkerChanges: MarkerChanges {
  func changes() -> any AsyncSequence<Void, Never> & Sendable {
    AsyncStream { $0.finish() }
  }
}

extension ShopMarker {
  /// Shops spread over two rows of the map, and three more in one place.
  static let crowd =
    (0..<32).map(inTwoRows)
    + ["Left Door", "Middle Door", "Right Door"].map { preview($0, 55.6752, 12.578, nil) }

  private static func inTwoRows(_ number: Int) -> ShopMarker {
    preview(
      "Shop \(number + 1)", 55.6797 + Double(number % 2) * 0.002, 12.556 + Double(number) * 0.0014,
      MarkerRating(rawValue: number % 6))
  }

  fileprivate static func preview(
    _ name: String, _ latitude: Double, _ longitude: Double, _ rating: MarkerRating?
  ) -> ShopMarker {
    ShopMarker(
      id: name, name: name, position: MapPosition(latitude: latitude, longitude: longitude),
      rating: rating)
  }
}
