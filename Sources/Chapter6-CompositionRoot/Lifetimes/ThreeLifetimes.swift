/// A list of places, which is slow to read.
@MainActor
package final class PlaceList {
  package let names: [String]
  package init(_ names: [String]) { self.names = names }
}

/// What one user has chosen to hide.
@MainActor
package final class HiddenShops {
  package var names: Set<String> = []
  package init() {}
}

/// Searches the places that the user hasn't hidden.
@MainActor
package final class ShopFinder {
  private let places: PlaceList
  private let hidden: HiddenShops
  package init(places: PlaceList, hidden: HiddenShops) {
    (self.places, self.hidden) = (places, hidden)
  }

  /// The first name that begins with these letters.
  package func shop(_ letters: String) -> String? {
    places.names.first { $0.hasPrefix(letters) && !hidden.names.contains($0) }
  }
}

// snippet.app
/// What all users share.
@MainActor
package final class AppScope {
  /// Singleton: made once, kept as long as the app.
  package let places = PlaceList(["La Cabra", "Sonny"])
  /// The scope of the user who is signed in; before that, a guest's.
  package private(set) lazy var user = UserScope(places: places)

  // snippet.hide
  package init() {}

  // snippet.show
  package func signIn() -> UserScope {
    user = UserScope(places: places)
    return user
  }
}
// snippet.end

// snippet.user
/// What belongs to one user, from signing in to signing out.
@MainActor
package final class UserScope {
  private let places: PlaceList
  /// Scoped: made once for each user, released with the scope.
  package let hidden = HiddenShops()

  package init(places: PlaceList) { self.places = places }

  /// Transient: a new one each time.
  package var finder: ShopFinder { ShopFinder(places: places, hidden: hidden) }
}
// snippet.end
