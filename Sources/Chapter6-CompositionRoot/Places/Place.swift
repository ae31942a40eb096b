/// A coffee shop as a list of places has it, no matter who has been there.
package struct Place: Hashable, Identifiable, Sendable {
  /// A name for programs, which stays when the shop's own name changes.
  package let id: String
  /// What stands above its door.
  package var name: String
  /// The street, without a number.
  package var street: String
  /// The part of the town.
  package var district: String
  /// In degrees north.
  package var latitude: Double
  /// In degrees east.
  package var longitude: Double

  /// - Parameters:
  ///   - id: a name for programs.
  ///   - name: what stands above its door.
  ///   - street: the street, without a number.
  ///   - district: the part of the town.
  ///   - latitude: in degrees north.
  ///   - longitude: in degrees east.
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
