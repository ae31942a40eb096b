import Observation

/// No parameter has a default. Forgetting one doesn't compile.
package enum Step3 {
  /// The user's favourite shops.
  @MainActor @Observable
  package final class FavoritesModel {
    /// What's on the screen.
    package private(set) var lines: [String] = []
    private let api: API
    private let session: Session
    private let analytics: Analytics

    /// - Parameters:
    ///   - api: knows the favourites.
    ///   - session: knows whose.
    ///   - analytics: counts that they were shown.
    package init(api: API, session: Session, analytics: Analytics) {
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

  // snippet.home
  /// The first screen.
  @MainActor
  package final class HomeModel {
    private let api: API
    private let session: Session
    private let analytics: Analytics

    // snippet.hide
    /// - Parameters:
    ///   - api: passed on to the favourites.
    ///   - session: knows who is signed in.
    ///   - analytics: counts what is opened.
    // snippet.show
    package init(api: API, session: Session, analytics: Analytics) {
      (self.api, self.session, self.analytics) = (api, session, analytics)
    }
    // snippet.hide

    /// The line at the top.
    package var greeting: String { "Hello, \(session.user ?? "stranger")" }
    // snippet.show

    /// Opens the favourites.
    package func openFavorites() -> FavoritesModel {
      analytics.track("favorites.opened")
      return FavoritesModel(api: api, session: session, analytics: analytics)
    }
  }
  // snippet.end

  // snippet.start
  /// What the entry point does.
  @MainActor package static func start() -> HomeModel {
    HomeModel(api: .shared, session: .shared, analytics: .shared)
  }
  // snippet.end
}
