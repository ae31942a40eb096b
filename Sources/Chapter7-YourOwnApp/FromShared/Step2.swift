/// The callers pass on what they use themselves.
enum Step2 {
  typealias FavoritesModel = Step1.FavoritesModel

  // snippet.home
  /// The first screen.
  final class HomeModel {
    // snippet.hide
    private let api: API
    private let session: Session
    private let analytics: Analytics

    /// Takes what it uses. Callers that pass nothing get the singletons.
    init(api: API = .shared, session: Session = .shared, analytics: Analytics = .shared) {
      (self.api, self.session, self.analytics) = (api, session, analytics)
    }

    // snippet.show
    var greeting: String { "Hello, \(session.user ?? "stranger")" }

    func openFavorites() -> FavoritesModel {
      analytics.track("favorites.opened")
      return FavoritesModel(api: api, session: session, analytics: analytics)
    }
  }
  // snippet.end

  // snippet.start
  /// What the entry point does.
  static func start() -> HomeModel { HomeModel() }
  // snippet.end
}
