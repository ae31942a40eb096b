/// A coffee shop on the map.
package struct CoffeeShop: Hashable, Sendable {
  /// What people call it.
  package let name: String
  /// In degrees north and east.
  package let latitude, longitude: Double
  /// One to five, or none yet.
  package let rating: Int?

  /// - Parameters:
  ///   - name: what people call it.
  ///   - latitude: in degrees north.
  ///   - longitude: in degrees east.
  ///   - rating: one to five, or none yet.
  package init(_ name: String, latitude: Double, longitude: Double, rating: Int?) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.rating = rating
  }
}
