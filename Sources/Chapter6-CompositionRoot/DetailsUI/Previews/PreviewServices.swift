import DetailsDomain

/// Knows no shop at all.
struct FailingDetailsService: DetailsService {
  func details(of shop: ShopDetails.ID) throws -> ShopDetails {
    throw DetailsError.unknownShop(shop)
  }

  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) throws {
    throw DetailsError.unknownShop(shop)
  }

  func note(_ text: String, about shop: ShopDetails.ID) throws {
    throw DetailsError.unknownShop(shop)
  }
}

/// Nobody counts anything.
struct SilentDetailsObserver: DetailsObserver {
  func send(_ event: DetailsEvent) {}
}
