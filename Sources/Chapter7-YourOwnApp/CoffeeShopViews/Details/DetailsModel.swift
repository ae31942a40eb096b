import DetailsDomain
import Observation

// snippet.details-model
/// What the screen with a shop's details shows, and what the user can do there.
@MainActor @Observable
package final class DetailsModel {
  /// What there is to show.
  package enum Content: Equatable {
    case loading
    case shown(ShopDetails)
    case failed(String)
  }

  /// What there is to show.
  package private(set) var content = Content.loading
  /// Why the last rating wasn't saved; nil if it was.
  package private(set) var complaint: String?
  private let shop: ShopDetails.ID
  private let service: any DetailsService
  private let observer: any DetailsObserver

  // snippet.hide
  /// - Parameters:
  ///   - shop: which shop.
  ///   - service: knows the shop, and stores what the user says about it.
  ///   - observer: receives ratings.
  // snippet.show
  package init(
    shop: ShopDetails.ID, service: any DetailsService, observer: any DetailsObserver
  ) {
    (self.shop, self.service, self.observer) = (shop, service, observer)
  }

  /// Asks for the details. If its task is cancelled, what's shown stays as it is.
  package func load() async {
    do {
      content = .shown(try await service.details(of: shop))
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      content = .failed("\(error)")
    }
  }

  /// Rates the shop.
  package func rate(_ rating: StarRating) async {
    do {
      try await service.rate(shop, with: rating)
      observer.send(.rated(shop, rating))
      complaint = nil
    } catch {
      complaint = "\(error)"
    }
    await load()
  }
}
// snippet.end
