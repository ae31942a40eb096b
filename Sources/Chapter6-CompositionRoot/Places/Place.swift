/// A coffee shop in a list of places, no matter who has been there.
package struct Place: Hashable, Identifiable, Sendable {
  /// An identifier that stays the same when the shop's name changes.
  package let id: String
  /// The name above its door.
  package var name: String
  /// The street, without a number.
  package var street: String
  /// The part of town.
  package var district: String
  /// In degrees north.
  package var latitude: Double
  /// In degrees east.
  package var longitude: Double

  package init(
    id: String, name: String, street: String, district: String, latitude: Double, longitude: Double
  ) {
    self.id = id
    self.name = name
    self.street = street
    self.district = district
    self.latitude = latitude
    self.longitude = longitude
  }
}
