import DetailsDomain
import Foundation
import Places
import VisitStore

/// Joins what's known about a shop with what the user has written about it.
package struct StoredDetailsService: DetailsService {
  private let store: any VisitStoring
  private let account: String
  private let places: any PlaceRepository
  private let now: @Sendable () -> Date

  package func details(of shop: ShopDetails.ID) async throws -> ShopDetails {
    guard let place = try await places.place(shop) else { throw DetailsError.unknownShop(shop) }
    let visit = try await store.visit(id(of: shop))
    return ShopDetails(
      id: shop, name: place.name, address: "\(place.street), \(place.district)",
      rating: visit?.rating.flatMap(StarRating.init), note: visit?.note ?? "")
  }

  package func rate(_ shop: ShopDetails.ID, with rating: StarRating?) async throws {
    let id = id(of: shop)
    try await store.update(id) { [now] visit in
      visit = Visit(id: id, rating: rating?.stars, note: visit?.note ?? "", changed: now()).orNone
    }
  }

  package func note(_ text: String, about shop: ShopDetails.ID) async throws {
    let id = id(of: shop)
    try await store.update(id) { [now] visit in
      visit = Visit(id: id, rating: visit?.rating, note: text, changed: now()).orNone
    }
  }

  /// - Parameters:
  ///   - store: where the visits are kept.
  ///   - account: whose visits they are.
  ///   - places: where the shops come from.
  ///   - now: tells the date of a change.
  package init(
    store: any VisitStoring, account: String, places: any PlaceRepository,
    now: @escaping @Sendable () -> Date
  ) {
    self.store = store
    self.account = account
    self.places = places
    self.now = now
  }

  private func id(of shop: ShopDetails.ID) -> Visit.ID {
    Visit.ID(account: account, shop: shop)
  }
}

extension Visit {
  /// The visit, or nil if it has neither a rating nor a note.
  fileprivate var orNone: Visit? { rating == nil && note.isEmpty ? nil : self }
}
