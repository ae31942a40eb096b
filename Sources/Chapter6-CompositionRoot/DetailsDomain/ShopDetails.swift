/// What the details screen shows about a coffee shop.
package struct ShopDetails: Hashable, Identifiable, Sendable {
  /// The shop's ID.
  package let id: String
  /// The name above its door.
  package var name: String
  /// Where to find it, in words.
  package var address: String
  /// How the user has rated it; nil if not yet.
  package var rating: StarRating?
  /// The user's note about it; may be empty.
  package var note: String

  package init(id: String, name: String, address: String, rating: StarRating?, note: String) {
    self.id = id
    self.name = name
    self.address = address
    self.rating = rating
    self.note = note
  }
}

/// A number of stars, from 1 to 5.
package struct StarRating: Hashable, Sendable {
  /// The highest number of stars.
  package static let most = 5
  /// The number of stars.
  package let stars: Int

  /// - Parameter stars: the number of stars. The result is nil if it isn't from 1 to 5.
  package init?(_ stars: Int) {
    guard (1...Self.most).contains(stars) else { return nil }
    self.stars = stars
  }
}
