/// Receives what the user has done with the details.
///
/// The protocol belongs to this feature, but nothing in the feature conforms to it. Whatever counts
/// such events doesn't need to know the details, and the details don't need to know what does.
package protocol DetailsObserver: Sendable {
  /// Takes an event.
  func send(_ event: DetailsEvent)
}

/// What the user has done with the details. It doesn't include the text of a note.
package enum DetailsEvent: Hashable, Sendable {
  /// A shop has a new rating.
  case rated(ShopDetails.ID, StarRating)
  /// A shop's rating was removed.
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
