/// The first cure: what keeps something of one user's is made in that user's scope.
package enum InScope {
  package typealias Recommendations = Captive.Recommendations

  // snippet.user
  /// What belongs to one user, from signing in to signing out.
  @MainActor
  package final class UserScope {
    private let places: PlaceList
    /// Scoped: made once for each user, released with the scope.
    package let hidden = HiddenShops()
    /// Scoped: all of a user's screens show the same tips.
    package private(set) lazy var recommendations = Recommendations(
      places: places, hidden: hidden)

    package init(places: PlaceList) { self.places = places }

    /// Transient: a new one each time.
    package var finder: ShopFinder { ShopFinder(places: places, hidden: hidden) }
  }
  // snippet.end
}
