import DetailsDomain

// snippet.previews
/// Keeps one shop for as long as the preview runs.
actor PreviewDetailsService: DetailsService {
  private var details: ShopDetails
  init(_ details: ShopDetails) { self.details = details }

  func details(of shop: ShopDetails.ID) -> ShopDetails { details }

  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) { details.rating = rating }

  func note(_ text: String, about shop: ShopDetails.ID) { details.note = text }
}

/// The details in small worlds of their own, each composed in a sentence.
@MainActor
package enum DetailsPreviews {
  /// A shop that has a rating and a note.
  package static func previewDetails() -> DetailsScreen {
    DetailsScreen(
      shop: "slow-drip",
      service: PreviewDetailsService(
        ShopDetails(
          id: "slow-drip", name: "Slow Drip", address: "Harbour Street",
          rating: StarRating(4), note: "Half a record shop.")),
      observer: SilentDetailsObserver())
  }
  // snippet.hide

  /// A shop that nobody has been to.
  package static func previewUnrated() -> DetailsScreen {
    DetailsScreen(
      shop: "early-bird",
      service: PreviewDetailsService(
        ShopDetails(
          id: "early-bird", name: "Early Bird", address: "Station Square", rating: nil, note: "")),
      observer: SilentDetailsObserver())
  }

  /// A shop that there is not.
  static func previewFailure() -> DetailsScreen {
    DetailsScreen(
      shop: "gone", service: FailingDetailsService(), observer: SilentDetailsObserver())
  }
  // snippet.show
}
// snippet.end
