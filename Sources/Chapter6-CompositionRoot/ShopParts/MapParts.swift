import MapDomain
import MapUI
import Navigation

/// A map of the middle of the town. Neither its details nor its profile are of interest.
///
/// - Parameters:
///   - markers: where its markers come from.
///   - changes: tells when markers are other than before.
@MainActor
package func mapScreen(
  of markers: any ShopMarkers, changes: any MarkerChanges
) -> any AppScreen {
  let map: MapScreen = .init(
    markers: markers, changes: changes, region: .copenhagen,
    makeDetails: { PreviewScreen("Details of \($0)") },
    makeProfile: { PreviewScreen("Profile") })
  return map
}
