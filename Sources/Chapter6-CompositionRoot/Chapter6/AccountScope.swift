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
  /// It holds the scope, and lives longer.
  private unowned let root: CompositionRoot

  init(account: String, root: CompositionRoot) { (self.account, self.root) = (account, root) }

  // snippet.start-stop
  /// Scoped: all of the account's screens are told of changes by the same watch.
  private lazy var watch = root.bill.made(
    VisitWatch(store: root.visitStore, account: account, clock: root.clock))

  /// Starts what runs by itself while the user is signed in.
  func start() { watch.start() }

  /// Returns once nothing of this account runs any more.
  func stop() async { await watch.stop() }
  // snippet.end

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
  var map: any AppScreen {
    forAccount(
      MapScreen(
        markers: markers,
        changes: markerChanges,
        region: .copenhagen,
        headline: { [root, account] in await root.headline.text(for: account) },
        makeDetails: { shop in self.details(of: shop) },
        makeProfile: { self.profile }))
  }
  // snippet.end

  func details(of shop: ShopDetails.ID) -> any AppScreen {
    let service = StoredDetailsService(
      store: root.visitStore, account: account, places: root.places, now: root.now)
    return forAccount(DetailsScreen(shop: shop, service: service, observer: root.analytics))
  }

  // snippet.profile-composer
  var profile: any AppScreen {
    forAccount(
      ProfileScreen(
        account: account, authenticator: root.authenticator, visitedShops: visitedShops))
  }
  // snippet.end

  private var visitedShops: any VisitedShops {
    StoredVisitedShops(
      account: account, store: root.visitStore,
      shopName: { [places = root.places] in try await places.place($0)?.name })
  }

  /// The decorator that all screens of an account share.
  private func forAccount(_ screen: any AppScreen) -> any AppScreen {
    AccountScreen(
      over: root.bill.made(screen), account: account, checker: root.checker, watch: watch,
      makeOnboarding: { self.root.onboarding })
  }
}
