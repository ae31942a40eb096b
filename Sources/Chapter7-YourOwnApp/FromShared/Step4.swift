/// One place makes the screens, and is the only one that mentions the singletons.
enum Step4 {
  typealias FavoritesModel = Step3.FavoritesModel

  // snippet.root
  /// Makes the screens, when they're asked for.
  final class Root {
    private let api = API.shared
    private let session = Session.shared
    private let analytics = Analytics.shared

    var home: HomeModel {
      HomeModel(session: session, analytics: analytics, makeFavorites: { self.favorites })
    }

    private var favorites: FavoritesModel {
      FavoritesModel(api: api, session: session, analytics: analytics)
    }
  }
  // snippet.end

  // snippet.home
  /// The first screen.
  final class HomeModel {
    private let session: Session
    private let analytics: Analytics
    private let makeFavorites: () -> FavoritesModel

    init(session: Session, analytics: Analytics, makeFavorites: @escaping () -> FavoritesModel) {
      (self.session, self.analytics, self.makeFavorites) = (session, analytics, makeFavorites)
    }
    // snippet.hide

    var greeting: String { "Hello, \(session.user ?? "stranger")" }
    // snippet.show

    func openFavorites() -> FavoritesModel {
      analytics.track("favorites.opened")
      return makeFavorites()
    }
  }
  // snippet.end
}
