/// A place on the map.
package struct MapPosition: Hashable, Sendable {
  /// In degrees north.
  package var latitude: Double
  /// In degrees east.
  package var longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The part of the world that the map shows.
///
/// All values here are sums of halves, quarters, eighths and so on, which a computer adds exactly.
/// Moving there and back leads to exactly the same region, not to one that is off by a rounding
/// error. Caches rely on that.
package struct MapRegion: Hashable, Sendable {
  /// The point in the middle.
  package let centre: MapPosition
  /// The distance from the southern edge to the northern one, in degrees.
  package let height: Double

  /// - Parameters:
  ///   - centre: the point in the middle. If it's outside the town, the nearest point inside is
  ///     used.
  ///   - height: the distance from the southern edge to the northern one, in degrees.
  package init(centre: MapPosition, height: Double) {
    self.centre = MapPosition(
      latitude: min(max(centre.latitude, Self.latitudes.lowerBound), Self.latitudes.upperBound),
      longitude: min(max(centre.longitude, Self.longitudes.lowerBound), Self.longitudes.upperBound))
    self.height = min(max(height, Self.heights.lowerBound), Self.heights.upperBound)
  }

  /// The middle of Copenhagen.
  package static let copenhagen = MapRegion(
    centre: MapPosition(latitude: 55.6796875, longitude: 12.578125), height: 1 / 64)

  // The limits of the centre and of the height.
  private static let latitudes = 55.625...55.75
  private static let longitudes = 12.5...12.625
  private static let heights = 1.0 / 256...1.0 / 16

  /// The distance from the western edge to the eastern one, in degrees.
  ///
  /// In Copenhagen, a degree of latitude is nearly twice as long as a degree of longitude, and the
  /// map is wider than it is high.
  package var width: Double { 3 * height }
  /// The southern edge, in degrees north.
  package var south: Double { centre.latitude - height / 2 }
  /// The western edge, in degrees east.
  package var west: Double { centre.longitude - width / 2 }

  /// Whether the position is in the region. The northern and eastern edges are outside.
  package func contains(_ position: MapPosition) -> Bool {
    position.latitude >= south && position.latitude < south + height
      && position.longitude >= west && position.longitude < west + width
  }
}

/// Moving and zooming. At the limits, the result is the same region.
extension MapRegion {
  /// A direction to move in.
  package enum Direction: String, CaseIterable, Sendable {
    case north, west, south, east
  }

  /// The region a quarter of a map further on.
  package func moved(_ direction: Direction) -> MapRegion {
    var centre = centre
    switch direction {
    case .north: centre.latitude += height / 4
    case .south: centre.latitude -= height / 4
    case .east: centre.longitude += width / 4
    case .west: centre.longitude -= width / 4
    }
    return MapRegion(centre: centre, height: height)
  }

  /// Half the width and height, around the same centre.
  package func zoomedIn() -> MapRegion {
    MapRegion(centre: centre, height: height / 2)
  }

  /// Twice the width and height, around the same centre.
  package func zoomedOut() -> MapRegion {
    MapRegion(centre: centre, height: height * 2)
  }
}
