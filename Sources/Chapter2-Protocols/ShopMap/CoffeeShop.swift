/// A coffee shop as the map shows it.
package struct CoffeeShop: Equatable, Sendable {
  /// The name above its door.
  package var name: String
  /// In degrees north.
  package var latitude: Double
  /// In degrees east.
  package var longitude: Double
  /// One to five, or none yet.
  package var rating: Int?

  package init(name: String, latitude: Double, longitude: Double, rating: Int?) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.rating = rating
  }
}
