import Observation

/// Each type names what it uses, and still works for callers that pass nothing.
package enum Step1 {
  // snippet.favorites
  /// The user's favourite shops.
  @MainActor @Observable
  package final class FavoritesModel {
    /// What's on the screen.
    package private(set) var lines: [String] = []
    private let api: API
    private let session: Session
    private let analytics: Analytics

    /// Takes what it uses. Callers that pass nothing get the singletons.
    package init(api: API = .shared, session: Session = .shared, analytics: Analytics = .shared) {
      (self.api, self.session, self.analytics) = (api, session, analytics)
    }

    /// Asks for the shops.
    package func load() async {
      guard let user = session.user else {
        lines = ["Sign in first."]
        return
      }
      do {
        lines = try await api.favorites(of: user)
        analytics.track("favorites.shown")
      } catch {
        lines = ["No connection."]
      }
    }
  }
  // snippet.end

  // snippet.home
  /// The first screen.
  @MainActor
  package final class HomeModel {
    /// The line at the top.
    package var greeting: String { "Hello, \(Session.shared.user ?? "stranger")" }

    /// Opens the favourites.
    package func openFavorites() -> FavoritesModel {
      Analytics.shared.track("favorites.opened")
      return FavoritesModel()
    }
  }
  // snippet.end

  /// What the entry point does.
  @MainActor package static func start() -> HomeModel { HomeModel() }
}
