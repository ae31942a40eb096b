/// One place makes the screens, and is the only one to say `.shared`.
package enum Step4 {
  /// The user's favourite shops, as in the third step.
  package typealias FavoritesModel = Step3.FavoritesModel

  // snippet.root
  /// Makes the screens.
  @MainActor
  package final class Root {
    private let api = API.shared
    private let session = Session.shared
    private let analytics = Analytics.shared

    /// The screens are made when they're asked for.
    package init() {}

    /// The first screen.
    package var home: HomeModel {
      HomeModel(session: session, analytics: analytics, makeFavorites: { self.favorites })
    }

    private var favorites: FavoritesModel {
      FavoritesModel(api: api, session: session, analytics: analytics)
    }
  }
  // snippet.end

  // snippet.home
  /// The first screen.
  @MainActor
  package final class HomeModel {
    private let session: Session
    private let analytics: Analytics
    private let makeFavorites: @MainActor () -> FavoritesModel

    // snippet.hide
    /// - Parameters:
    ///   - session: knows who is signed in.
    ///   - analytics: counts what is opened.
    ///   - makeFavorites: builds the screen with the favourites.
    // snippet.show
    package init(
      session: Session, analytics: Analytics,
      makeFavorites: @escaping @MainActor () -> FavoritesModel
    ) {
      (self.session, self.analytics, self.makeFavorites) = (session, analytics, makeFavorites)
    }
    // snippet.hide

    /// The line at the top.
    package var greeting: String { "Hello, \(session.user ?? "stranger")" }
    // snippet.show

    /// Opens the favourites.
    package func openFavorites() -> FavoritesModel {
      analytics.track("favorites.opened")
      return makeFavorites()
    }
  }
  // snippet.end
}
