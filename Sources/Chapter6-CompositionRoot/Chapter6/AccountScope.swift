import DetailsData
import DetailsDomain
import DetailsUI
import MapData
import MapDomain
import MapUI
import Navigation
import Places
import ProfileData
import ProfileDomain
import ProfileUI

/// Composes what belongs to one account.
@MainActor
final class AccountScope {
  private let account: String
  private let root: CompositionRoot

  init(account: String, root: CompositionRoot) { (self.account, self.root) = (account, root) }

  // snippet.markers-composer
  /// Scoped: the cache keeps one account's ratings, and asks again when one of them changes. The
  /// debouncer is outside it, so fast panning asks it only once.
  private lazy var markers: any ShopMarkers =
    DebouncedMarkers(
      over: CachedMarkers(
        over: RatedMarkers(
          over: PlaceMarkers(places: root.places),
          store: root.visitStore, account: account),
        versions: markerChanges, capacity: 32),
      clock: root.clock, interval: .milliseconds(150))

  /// Scoped: the map and the cache look at the same visits.
  private lazy var markerChanges = VisitMarkerChanges(store: root.visitStore, account: account)
  // snippet.end

  // snippet.map-composer
  /// Transient, like all screens. The map doesn't know the details screen: a closure makes it when
  /// the user opens a shop.
  private var mapScreen: MapScreen {
    MapScreen(
      markers: markers,
      changes: markerChanges,
      region: .copenhagen,
      makeDetails: { shop in self.details(of: shop) },
      makeProfile: { self.profile })
  }

  private func detailsScreen(of shop: ShopDetails.ID) -> DetailsScreen {
    let service = StoredDetailsService(
      store: root.visitStore, account: account, places: root.places, now: root.now)
    return DetailsScreen(shop: shop, service: service, observer: root.analytics)
  }
  // snippet.end

  // snippet.profile-composer
  private var profileScreen: ProfileScreen {
    ProfileScreen(
      account: account, authenticator: root.authenticator, visitedShops: visitedShops)
  }

  private var visitedShops: any VisitedShops {
    StoredVisitedShops(
      account: account, store: root.visitStore,
      shopName: { [places = root.places] in try await places.place($0)?.name })
  }
  // snippet.end
}

/// The screens as the app shows them, in the decorators that all screens of an account share.
extension AccountScope {
  var startScreen: any AppScreen {
    let elsewhere = root.visitsElsewhere
    return signedIn(
      welcoming(mapScreen) { [account] in await elsewhere.sentence(for: account) })
  }

  func details(of shop: ShopDetails.ID) -> any AppScreen { signedIn(detailsScreen(of: shop)) }

  var profile: any AppScreen { signedIn(welcoming(profileScreen)) }

  /// A screen with ratings that explains where they come from, and where to rate shops.
  ///
  /// - Parameter elsewhere: returns a sentence about visits in another store; nil if there are
  ///   none.
  private func welcoming(
    _ screen: any AppScreen, elsewhere: @escaping @Sendable () async -> String? = { nil }
  ) -> any AppScreen {
    WelcomeScreen(
      over: screen, store: root.visitStore, account: account, elsewhere: elsewhere,
      shopCommands: DetailsScreen.lines)
  }

  /// A screen that checks, before it does anything, whether the account is still signed in. While
  /// the user is idle, it checks whether another window has changed anything.
  private func signedIn(_ screen: any AppScreen) -> any AppScreen {
    SignedInScreen(
      over: FollowingScreen(
        over: screen, store: root.visitStore, account: account, clock: root.clock),
      account: account, checker: root.checker, makeOnboarding: { [root] in root.onboarding() })
  }
}
