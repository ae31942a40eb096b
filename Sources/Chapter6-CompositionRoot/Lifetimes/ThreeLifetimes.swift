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

// snippet.lifetimes
/// What all users share.
@MainActor
package final class AppScope {
  /// Singleton: made once, kept as long as the app.
  package let places = PlaceList(["La Cabra", "Prolog", "Sonny"])

  // snippet.hide
  package init() {}

  // snippet.show
  package func userScope() -> UserScope { UserScope(app: self) }
}

/// What belongs to one user, from signing in to signing out.
@MainActor
package final class UserScope {
  private let app: AppScope
  /// Scoped: made once for each user, released with the scope.
  package let hidden = HiddenShops()

  fileprivate init(app: AppScope) { self.app = app }

  /// Transient: a new one each time.
  package var finder: ShopFinder { ShopFinder(places: app.places, hidden: hidden) }
}
// snippet.end
