/// The callers pass on what they use themselves.
package enum Step2 {
  /// The user's favourite shops, as in the first step.
  package typealias FavoritesModel = Step1.FavoritesModel

  // snippet.home
  /// The first screen.
  @MainActor
  package final class HomeModel {
    // snippet.hide
    private let api: API
    private let session: Session
    private let analytics: Analytics

    /// Takes what it uses. Callers that pass nothing get the singletons.
    package init(api: API = .shared, session: Session = .shared, analytics: Analytics = .shared) {
      (self.api, self.session, self.analytics) = (api, session, analytics)
    }

    // snippet.show
    /// The line at the top.
    package var greeting: String { "Hello, \(session.user ?? "stranger")" }

    /// Opens the favourites.
    package func openFavorites() -> FavoritesModel {
      analytics.track("favorites.opened")
      return FavoritesModel(api: api, session: session, analytics: analytics)
    }
  }
  // snippet.end

  // snippet.start
  /// What the entry point does.
  @MainActor package static func start() -> HomeModel { HomeModel() }
  // snippet.end
}
