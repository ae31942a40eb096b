/// What the details need of the world outside.
package protocol DetailsService: Sendable {
  /// All about a shop.
  ///
  /// - Throws: `DetailsError.unknownShop`, or what the service's own sources throw.
  func details(of shop: ShopDetails.ID) async throws -> ShopDetails
  /// Rates a shop, or takes its rating back where that is nil. A note stays as it is.
  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) async throws
  /// Writes a note in the place of the one before; an empty one takes that back. A rating stays as
  /// it is.
  func note(_ text: String, about shop: ShopDetails.ID) async throws
}

/// Why the details cannot do what they are asked to.
package enum DetailsError: Error, Equatable, CustomStringConvertible {
  /// No shop has this ID.
  case unknownShop(ShopDetails.ID)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .unknownShop(let shop):
      "There is no coffee shop '\(shop)' in the list. Go back, and open another one."
    }
  }
}
