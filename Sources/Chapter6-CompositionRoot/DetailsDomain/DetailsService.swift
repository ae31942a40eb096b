/// What the details screen needs from the outside world.
package protocol DetailsService: Sendable {
  /// The details of a shop.
  ///
  /// - Throws: `DetailsError.unknownShop`, or an error from the service's sources.
  func details(of shop: ShopDetails.ID) async throws -> ShopDetails
  /// Rates a shop, or removes its rating if the new one is nil. The note stays as it is.
  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) async throws
  /// Replaces a shop's note. Empty text removes the note. The rating stays as it is.
  func note(_ text: String, about shop: ShopDetails.ID) async throws
}

/// Why the details service can't do what it's asked to.
package enum DetailsError: Error, Equatable, CustomStringConvertible {
  /// No shop has this ID.
  case unknownShop(ShopDetails.ID)

  package var description: String {
    switch self {
    case .unknownShop(let shop):
      "There is no coffee shop '\(shop)' in the list. Go back, and open another one."
    }
  }
}
