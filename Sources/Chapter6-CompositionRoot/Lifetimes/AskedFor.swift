/// The third cure: a closure that says what the present user has hidden.
package enum AskedFor {
  // snippet.recommendations
  /// Recommends the shops that the user hasn't hidden.
  @MainActor
  package final class Recommendations {
    private let places: PlaceList
    private let hidden: @MainActor () -> HiddenShops

    package init(places: PlaceList, hidden: @escaping @MainActor () -> HiddenShops) {
      (self.places, self.hidden) = (places, hidden)
    }

    package var tips: [String] { places.names.filter { !hidden().names.contains($0) } }
  }
  // snippet.end

  /// What all users share.
  @MainActor
  package final class AppScope {
    package let places = PlaceList(["La Cabra", "Sonny"])
    /// The scope of the user who is signed in; before that, a guest's.
    package private(set) lazy var user = UserScope(places: places)
    /// Singleton: the app shows tips in many places.
    package private(set) lazy var recommendations = Recommendations(
      places: places, hidden: { [unowned self] in user.hidden })

    package init() {}

    package func signIn() -> UserScope {
      user = UserScope(places: places)
      return user
    }
  }
}
