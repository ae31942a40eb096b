/// No parameter has a default. What was forgotten doesn't compile.
package enum Step3 {
  /// The user's favourite shops.
  @MainActor
  package final class FavouritesModel {
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
      guard let user = session.user else { return lines = ["Sign in first."] }
      do {
        lines = try await api.favourites(of: user)
        analytics.track("favourites.shown")
      } catch {
        lines = ["No connection."]
      }
    }
  }

  /// The first screen.
  @MainActor
  package final class HomeModel {
    private let api: API
    private let session: Session
    private let analytics: Analytics

    /// - Parameters:
    ///   - api: for the favourites.
    ///   - session: knows who is signed in.
    ///   - analytics: counts what is opened.
    package init(api: API, session: Session, analytics: Analytics) {
      (self.api, self.session, self.analytics) = (api, session, analytics)
    }

    /// The line at the top.
    package var greeting: String { "Hello, \(session.user ?? "stranger")" }

    /// Opens the favourites.
    package func openFavourites() -> FavouritesModel {
      analytics.track("favourites.opened")
      return FavouritesModel(api: api, session: session, analytics: analytics)
    }
  }

  // snippet.no-defaults
  /// What the entry point does.
  @MainActor package static func start() -> HomeModel {
    HomeModel(api: .shared, session: .shared, analytics: .shared)
  }
  // snippet.end
}
