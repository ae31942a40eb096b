import DetailsDomain

/// Stores one shop for as long as the preview runs.
actor PreviewDetailsService: DetailsService {
  private var details: ShopDetails
  init(_ details: ShopDetails) { self.details = details }

  func details(of shop: ShopDetails.ID) -> ShopDetails { details }
  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) { details.rating = rating }
  func note(_ text: String, about shop: ShopDetails.ID) { details.note = text }
}

/// Saves nothing, and knows one shop at most.
struct FailingDetailsService: DetailsService {
  let known: ShopDetails?

  struct DiskFull: Error, CustomStringConvertible {
    let description = "There isn't enough disk space to save this."
  }

  func details(of shop: ShopDetails.ID) throws -> ShopDetails {
    guard let known else { throw DetailsError.unknownShop(shop) }
    return known
  }

  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) throws { throw DiskFull() }
  func note(_ text: String, about shop: ShopDetails.ID) throws { throw DiskFull() }
}

/// Counts nothing.
struct SilentDetailsObserver: DetailsObserver {
  func send(_ event: DetailsEvent) {}
}

extension ShopDetails {
  static let slowDrip = ShopDetails(
    id: "slow-drip", name: "Slow Drip", address: "Harbour Street", rating: StarRating(4),
    note: "Half a record shop.")
  static let earlyBird = ShopDetails(
    id: "early-bird", name: "Early Bird", address: "Station Square", rating: nil, note: "")
}
