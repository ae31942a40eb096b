/// A coffee shop as the map shows it.
package struct ShopMarker: Hashable, Identifiable, Sendable {
  /// The shop's ID.
  package let id: String
  /// The name above its door.
  package var name: String
  /// Where it is.
  package var position: MapPosition
  /// How the user has rated it; nil if not yet.
  package var rating: MarkerRating?

  package init(id: String, name: String, position: MapPosition, rating: MarkerRating?) {
    self.id = id
    self.name = name
    self.position = position
    self.rating = rating
  }
}

/// How good a shop is. A shop without a rating has none of these.
package enum MarkerRating: Int, CaseIterable, Sendable {
  case poor = 1
  case fair, good, great, superb
}
