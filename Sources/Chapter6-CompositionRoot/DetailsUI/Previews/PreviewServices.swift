import DetailsDomain

/// Saves nothing, and knows one shop at most.
struct FailingDetailsService: DetailsService {
  let known: ShopDetails?

  struct DiskFull: Error, CustomStringConvertible {
    let description = "There isn't enough disk space to save this. This is only a preview."
  }

  func details(of shop: ShopDetails.ID) throws -> ShopDetails {
    guard let known else { throw DetailsError.unknownShop(shop) }
    return known
  }

  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) throws { throw DiskFull() }
  func note(_ text: String, about shop: ShopDetails.ID) throws { throw DiskFull() }
}

extension ShopDetails {
  static let slowDrip = ShopDetails(
    id: "slow-drip", name: "Slow Drip", address: "Harbour Street",
    rating: StarRating(4), note: "Half a record shop.")

  /// A shop that the user hasn't rated.
  static func earlyBird(note: String = "") -> ShopDetails {
    ShopDetails(
      id: "early-bird", name: "Early Bird", address: "Station Square", rating: nil, note: note)
  }

  /// A shop with texts as long as people write them.
  static let long = ShopDetails(
    id: "second-best", name: "The Second Best Coffee in All of Copenhagen, Roastery and Bakery",
    address: "Kongens Nytorv 34, through the gate, second yard, up the stairs on the left",
    rating: StarRating(5),
    note: """
      Two hours by the window, and they let you stay for a third. The buns are gone by ten, the \
      records are not. Ask for the one from Ethiopia.
      """)
}

/// Counts nothing.
struct SilentDetailsObserver: DetailsObserver {
  func send(_ event: DetailsEvent) {}
}
