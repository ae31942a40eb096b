/// Receives what the user has done on the details screen.
///
/// The protocol belongs to this feature, but nothing in the feature conforms to it. Whatever counts
/// such events needn't know this feature, and this feature needn't know what counts them.
package protocol DetailsObserver: Sendable {
  func send(_ event: DetailsEvent)
}

/// What the user has done on the details screen. It doesn't include the text of a note.
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
