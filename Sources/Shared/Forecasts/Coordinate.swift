/// A place on Earth.
package struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, from -90 to 90.
  package var latitude: Double
  /// Degrees east of Greenwich, from -180 to 180.
  package var longitude: Double

  /// - Parameters:
  ///   - latitude: degrees north of the equator.
  ///   - longitude: degrees east of Greenwich.
  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The middle of Copenhagen.
  package static let copenhagen = Coordinate(latitude: 55.68, longitude: 12.57)
}
