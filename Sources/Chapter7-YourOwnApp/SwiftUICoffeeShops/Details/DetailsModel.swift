import DetailsDomain
import Observation

// snippet.details-model
/// What the screen with a shop's details shows, and what the user can do there.
@Observable
final class DetailsModel {
  enum Content: Equatable {
    case loading
    case shown(ShopDetails)
    case failed(String)
  }

  private(set) var content = Content.loading
  private(set) var isSaving = false
  /// Why the last rating wasn't saved; nil if it was.
  private(set) var complaint: String?
  private let shop: ShopDetails.ID
  private let service: any DetailsService
  private let observer: any DetailsObserver

  init(
    shop: ShopDetails.ID, service: any DetailsService, observer: any DetailsObserver
  ) {
    (self.shop, self.service, self.observer) = (shop, service, observer)
  }

  /// Asks for the details. If its task is cancelled, what's shown stays as it is.
  func load() async {
    do {
      content = .shown(try await service.details(of: shop))
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      content = .failed("\(error)")
    }
  }

  /// Rates the shop. While a rating is being saved, another one is ignored.
  func rate(_ rating: StarRating) async {
    guard !isSaving else { return }
    isSaving = true
    defer { isSaving = false }
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
