import MapDomain
import Navigation
import TerminalUI

/// The map in small worlds of its own. Each is a composition root the size of a sentence.
package enum MapPreviews: String, ScreenPreviews {
  /// Shops with every possible rating, and without one.
  case town
  /// More shops than letters, with several in one place.
  case crowded
  case empty, loading, failed

  @MainActor package func screen() -> any AppScreen {
    switch self {
    case .town: Self.preview(PreviewShopMarkers())
    case .crowded: Self.preview(PreviewShopMarkers(all: ShopMarker.crowd))
    case .empty: Self.preview(PreviewShopMarkers(all: []))
    case .loading: PreviewScreen(loading: Self.preview(PreviewShopMarkers()))
    case .failed: Self.preview(FailingShopMarkers())
    }
  }

  @MainActor private static func preview(_ markers: any ShopMarkers) -> MapScreen {
    MapScreen(
      markers: markers,
      changes: NoMarkerChanges(),
      region: .copenhagen,
      headline: { "Good morning, Ada." },
      makeDetails: { PreviewScreen("Details of \($0)") },
      makeProfile: { PreviewScreen("Profile") })
  }
}
