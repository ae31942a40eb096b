import AuthenticationDomain
import DetailsData
import DetailsDomain
import DetailsUI
import MapData
import MapDomain
import MapUI
import Navigation
import Places
import ProfileData
import ProfileUI
import VisitStore

/// The screens of Coffee Shops for one account, each made in one step.
///
/// The services between a screen and its store are the same in all exercises. Whatever differs is
/// passed in, including the store. Like a root, it's only for code that composes an app.
@MainActor
package struct ShopScreens {
  /// Whose screens they are.
  package let account: String
  private let places: any PlaceRepository
  private let authenticator: any Authenticating

  /// - Parameters:
  ///   - account: whose screens they are.
  ///   - places: where the shops come from.
  ///   - authenticator: signs the user out.
  package init(
    account: String, places: any PlaceRepository, authenticator: any Authenticating
  ) {
    self.account = account
    self.places = places
    self.authenticator = authenticator
  }

  /// The map, with the ratings from a store.
  ///
  /// - Parameters:
  ///   - visits: where the ratings are stored.
  ///   - details: makes the screen of a shop when the user opens it.
  package func map(
    visits: any VisitStoring, details: @escaping @MainActor (ShopMarker.ID) -> any AppScreen
  ) -> MapScreen {
    let unrated: PlaceMarkers = .init(places: places)
    let rated: RatedMarkers = .init(
      over: unrated, store: visits, account: account)
    let changes: VisitMarkerChanges = .init(store: visits, account: account)
    return .init(
      markers: rated, changes: changes, region: .copenhagen, headline: { "" },
      makeDetails: details,
      makeProfile: { profile(visits: visits) })
  }

  /// The details of a shop, where the user rates it.
  ///
  /// - Parameters:
  ///   - shop: the shop's ID.
  ///   - visits: where ratings and notes are stored.
  package func details(of shop: ShopDetails.ID, visits: any VisitStoring) -> DetailsScreen {
    let service: StoredDetailsService = .init(
      store: visits, account: account, places: places, now: { .distantPast })
    return .init(shop: shop, service: service, observer: SilentObserver())
  }

  /// The profile, with the shops that have been rated.
  ///
  /// - Parameter visits: where the ratings are stored.
  package func profile(visits: any VisitStoring) -> ProfileScreen {
    let shops: StoredVisitedShops = .init(
      account: account, store: visits,
      shopName: { [places] in try await places.place($0)?.name })
    return .init(account: account, authenticator: authenticator, visitedShops: shops)
  }
}
