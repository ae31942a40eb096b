import MapDomain
import MapUI
import Navigation

/// A map of the town centre, with placeholders for the details and the profile.
///
/// - Parameters:
///   - markers: where its markers come from.
///   - changes: reports when markers have changed.
@MainActor
package func mapScreen(
  of markers: any ShopMarkers, changes: any MarkerChanges
) -> any AppScreen {
  let map: MapScreen = .init(
    markers: markers, changes: changes, region: .copenhagen, headline: { "" },
    makeDetails: { PreviewScreen("Details of \($0)") },
    makeProfile: { PreviewScreen("Profile") })
  return map
}
