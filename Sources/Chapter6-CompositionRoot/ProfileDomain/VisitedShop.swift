/// A coffee shop as the profile shows it: one that the user has been to.
package struct VisitedShop: Hashable, Identifiable, Sendable {
  /// Which shop it is.
  package let id: String
  /// The name above its door.
  package let name: String
  /// What the user thinks of it; nil if it isn't rated.
  package let rating: ProfileRating?
  /// The user's note; may be empty.
  package let note: String

  package init(id: String, name: String, rating: ProfileRating?, note: String) {
    self.id = id
    self.name = name
    self.rating = rating
    self.note = note
  }
}

/// What a user thinks of a shop, as the profile words it.
package enum ProfileRating: Int, CaseIterable, Sendable {
  case poor = 1, fair, good, great, favourite
}
