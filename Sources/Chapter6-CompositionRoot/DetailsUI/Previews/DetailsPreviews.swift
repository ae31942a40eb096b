import DetailsDomain
import Navigation
import TerminalUI

/// Holds one shop for as long as the preview runs.
actor PreviewDetailsService: DetailsService {
  private var details: ShopDetails
  init(_ details: ShopDetails) { self.details = details }

  func details(of shop: ShopDetails.ID) -> ShopDetails { details }

  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) { details.rating = rating }

  func note(_ text: String, about shop: ShopDetails.ID) { details.note = text }
}

// snippet.states
/// The details screen in several states, each composed in one line.
package enum DetailsPreviews: String, ScreenPreviews {
  case rated, unrated, noted, long, loading, unsaved, unknown

  @MainActor package func screen() -> any AppScreen {
    switch self {
    case .rated: Self.preview(.slowDrip)
    case .unrated: Self.preview(.earlyBird())
    case .noted: Self.preview(.earlyBird(note: "Opens at six, says a neighbour. Try it."))
    case .long: Self.preview(.long)
    case .loading: PreviewScreen(loading: Self.preview(.earlyBird()))
    case .unsaved: Self.preview(FailingDetailsService(known: .earlyBird()))
    case .unknown: Self.preview(FailingDetailsService(known: nil))
    }
  }
  // snippet.hide

  @MainActor private static func preview(_ details: ShopDetails) -> DetailsScreen {
    preview(PreviewDetailsService(details))
  }

  @MainActor private static func preview(_ service: any DetailsService) -> DetailsScreen {
    DetailsScreen(shop: "early-bird", service: service, observer: SilentDetailsObserver())
  }
  package var line: String? { self == .unsaved ? "rate 4" : nil }
  // snippet.show
}
// snippet.end
