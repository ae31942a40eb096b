/// The mistake: what lives as long as the app keeps what belongs to one user.
package enum Captive {
  // snippet.recommendations
  /// Recommends the shops that the user hasn't hidden.
  @MainActor
  package final class Recommendations {
    private let places: PlaceList
    private let hidden: HiddenShops

    package init(places: PlaceList, hidden: HiddenShops) {
      (self.places, self.hidden) = (places, hidden)
    }

    package var tips: [String] { places.names.filter { !hidden.names.contains($0) } }
  }
  // snippet.end

  // snippet.app
  /// What all users share.
  @MainActor
  package final class AppScope {
    /// Singleton: made once, kept as long as the app.
    package let places = PlaceList(["La Cabra", "Sonny"])
    /// The scope of the user who is signed in; before that, a guest's.
    package private(set) lazy var user = UserScope(places: places)
    /// Singleton: the app shows tips in many places.
    package private(set) lazy var recommendations = Recommendations(
      places: places, hidden: user.hidden)

    // snippet.hide
    package init() {}

    // snippet.show
    package func signIn() -> UserScope {
      user = UserScope(places: places)
      return user
    }
  }
  // snippet.end
}
