import MapDomain

/// The map in small worlds of its own. Each is a composition root the size of a sentence.
@MainActor
package enum MapPreviews {
  /// Shops with each rating there is, and with none.
  package static func previewMap() -> MapScreen {
    preview(PreviewShopMarkers())
  }

  /// A town without coffee.
  static func previewEmpty() -> MapScreen {
    preview(PreviewShopMarkers(all: []))
  }

  /// A source that fails.
  static func previewFailure() -> MapScreen {
    preview(FailingShopMarkers())
  }

  private static func preview(_ markers: any ShopMarkers) -> MapScreen {
    MapScreen(
      markers: markers,
      changes: NoMarkerChanges(),
      region: .copenhagen,
      makeDetails: { PreviewScreen("Details of \($0)") },
      makeProfile: { PreviewScreen("Profile") })
  }
}
