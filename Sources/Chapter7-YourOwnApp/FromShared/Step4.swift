/// One place makes the screens, and is the only one to say `.shared`.
package enum Step4 {
  /// The user's favourite shops, as in the third step.
  package typealias FavouritesModel = Step3.FavouritesModel

  // snippet.root
  /// Makes the screens.
  @MainActor
  package final class Root {
    private let api = API.shared
    private let session = Session.shared
    private let analytics = Analytics.shared

    /// Makes no screen yet.
    package init() {}

    /// The first screen.
    package var home: HomeModel {
      HomeModel(session: session, analytics: analytics, makeFavourites: { self.favourites })
    }

    private var favourites: FavouritesModel {
      FavouritesModel(api: api, session: session, analytics: analytics)
    }
  }
  // snippet.end

  // snippet.home
  /// The first screen.
  @MainActor
  package final class HomeModel {
    private let session: Session
    private let analytics: Analytics
    private let makeFavourites: @MainActor () -> FavouritesModel

    // snippet.hide
    /// - Parameters:
    ///   - session: knows who is signed in.
    ///   - analytics: counts what is opened.
    ///   - makeFavourites: builds the screen with the favourites.
    // snippet.show
    package init(
      session: Session, analytics: Analytics,
      makeFavourites: @escaping @MainActor () -> FavouritesModel
    ) {
      (self.session, self.analytics, self.makeFavourites) = (session, analytics, makeFavourites)
    }
    // snippet.hide

    /// The line at the top.
    package var greeting: String { "Hello, \(session.user ?? "stranger")" }
    // snippet.show

    /// Opens the favourites.
    package func openFavourites() -> FavouritesModel {
      analytics.track("favourites.opened")
      return makeFavourites()
    }
  }
  // snippet.end
}
