/// One place makes the screens, and is the only one to say `.shared`.
package enum Step4 {
  /// The user's favourite shops, as in the third step.
  package typealias FavouritesModel = Step3.FavouritesModel

  // snippet.root
  @MainActor
  package final class Root {
    private let api = API.shared
    private let session = Session.shared
    private let analytics = Analytics.shared

    package init() {}

    package var home: HomeModel {
      HomeModel(session: session, analytics: analytics, makeFavourites: { self.favourites })
    }

    private var favourites: FavouritesModel {
      FavouritesModel(api: api, session: session, analytics: analytics)
    }
  }

  @MainActor
  package final class HomeModel {
    private let session: Session
    private let analytics: Analytics
    private let makeFavourites: @MainActor () -> FavouritesModel

    package init(
      session: Session, analytics: Analytics,
      makeFavourites: @escaping @MainActor () -> FavouritesModel
    ) {
      (self.session, self.analytics, self.makeFavourites) = (session, analytics, makeFavourites)
    }

    package var greeting: String { "Hello, \(session.user ?? "stranger")" }

    package func openFavourites() -> FavouritesModel {
      analytics.track("favourites.opened")
      return makeFavourites()
    }
  }
  // snippet.end
}
