/// Is told what the user does with the details, once it is done.
///
/// It belongs to this feature, and nothing in this feature conforms to it. A type that counts such
/// events need not know of the details, nor they of them.
package protocol DetailsObserver: Sendable {
  /// Takes an event.
  func send(_ event: DetailsEvent)
}

/// What the user does with the details. What a note says is no part of it.
package enum DetailsEvent: Hashable, Sendable {
  /// A shop has a rating, or another one than before.
  case rated(ShopDetails.ID, StarRating)
  /// A shop has no rating any more.
  case unrated(ShopDetails.ID)

  /// Which event it is, such as "details.rated".
  package var key: String {
    switch self {
    case .rated: "details.rated"
    case .unrated: "details.unrated"
    }
  }

  /// What there is to know about it, by name.
  package var parameters: [String: String] {
    switch self {
    case .rated(let shop, let rating): ["shop": shop, "stars": "\(rating.stars)"]
    case .unrated(let shop): ["shop": shop]
    }
  }
}
