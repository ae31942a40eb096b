/// A place on the map.
package struct MapPosition: Hashable, Sendable {
  /// In degrees north.
  package var latitude: Double
  /// In degrees east.
  package var longitude: Double

  /// - Parameters:
  ///   - latitude: in degrees north.
  ///   - longitude: in degrees east.
  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The part of the world that the map shows.
///
/// Everything here is a sum of halves, quarters, eighths and so on, which a computer adds exactly.
/// Who goes there and back again sees the same region as before, and not one that is off by a
/// hair's breadth: caches rely on that.
package struct MapRegion: Hashable, Sendable {
  /// The point in the middle.
  package let centre: MapPosition
  /// How far it is from the southern end to the northern one, in degrees.
  package let height: Double

  /// - Parameters:
  ///   - centre: the point in the middle. Outside of the town, the nearest in it is taken.
  ///   - height: how far it is from the southern end to the northern one, in degrees.
  package init(centre: MapPosition, height: Double) {
    self.centre = MapPosition(
      latitude: min(max(centre.latitude, Self.latitudes.lowerBound), Self.latitudes.upperBound),
      longitude: min(max(centre.longitude, Self.longitudes.lowerBound), Self.longitudes.upperBound))
    self.height = min(max(height, Self.heights.lowerBound), Self.heights.upperBound)
  }

  /// The middle of Copenhagen.
  package static let copenhagen = MapRegion(
    centre: MapPosition(latitude: 55.6796875, longitude: 12.578125), height: 1 / 64)

  // Where the middle may be, and how much may be seen at once.
  private static let latitudes = 55.625...55.75
  private static let longitudes = 12.5...12.625
  private static let heights = 1.0 / 256...1.0 / 16

  /// How far it is from the western end to the eastern one, in degrees.
  ///
  /// In Copenhagen a degree to the north is nearly twice as long as one to the east, and the map
  /// is wider than high.
  package var width: Double { 3 * height }
  /// The southern end, in degrees north.
  package var south: Double { centre.latitude - height / 2 }
  /// The western end, in degrees east.
  package var west: Double { centre.longitude - width / 2 }

  /// Whether the position is in the region. The northern and the eastern end are outside.
  package func contains(_ position: MapPosition) -> Bool {
    position.latitude >= south && position.latitude < south + height
      && position.longitude >= west && position.longitude < west + width
  }
}

/// What can be done to a region: each gives another one, or the same where there is no more.
extension MapRegion {
  /// Where to go from here.
  package enum Direction: String, CaseIterable, Sendable {
    case north, west, south, east
  }

  /// The region a quarter of the way further on.
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
