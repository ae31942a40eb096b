import Foundation

/// A place on Earth.
package struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, from -90 to 90.
  package var latitude: Double
  /// Degrees east of Greenwich, from -180 to 180.
  package var longitude: Double

  /// The place at this latitude and longitude.
  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The distance to another place in kilometres, as the crow flies.
  ///
  /// R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope, 1984.
  package func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let north = sin((other.latitude - latitude) * radians / 2)
    let east = sin((other.longitude - longitude) * radians / 2)
    let share =
      north * north
      + east * east * cos(latitude * radians) * cos(other.latitude * radians)
    let radiusOfEarth = 6371.0
    return 2 * radiusOfEarth * asin(min(1, share.squareRoot()))
  }

  /// The centre of Copenhagen.
  package static let copenhagen = Coordinate(latitude: 55.68, longitude: 12.57)
}
