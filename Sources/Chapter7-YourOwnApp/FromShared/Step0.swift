import Observation

/// The app before the first step.
package enum Step0 {
  // snippet.favorites
  /// The user's favourite shops.
  @MainActor @Observable
  package final class FavoritesModel {
    /// What's on the screen.
    package private(set) var lines: [String] = []

    /// Asks for the shops.
    package func load() async {
      guard let user = Session.shared.user else {
        lines = ["Sign in first."]
        return
      }
      do {
        lines = try await API.shared.favorites(of: user)
        Analytics.shared.track("favorites.shown")
      } catch {
        lines = ["No connection."]
      }
    }
  }
  // snippet.end

  /// The first screen, which opens the favourites.
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

  /// What the entry point does.
  @MainActor package static func start() -> HomeModel { HomeModel() }

  // snippet.api
  /// Talks to the server.
  @MainActor
  package final class API {
    /// The only one.
    package static let shared = API()
    private init() {}

    /// Where requests go. It's a `var` because tests set it.
    package var server = Server.unreachable
    // snippet.hide

    /// The shops that a user has marked.
    package func favorites(of user: String) async throws -> [String] {
      try await server.favorites(user)
    }
    // snippet.show
  }
  // snippet.end

  /// Knows who is signed in.
  @MainActor
  package final class Session {
    /// The only one.
    package static let shared = Session()
    private init() {}

    /// The name of the user; nil if nobody is signed in.
    package var user: String?
  }

  /// Counts what users do.
  @MainActor
  package final class Analytics {
    /// The only one.
    package static let shared = Analytics()
    private init() {}

    /// What has been counted, oldest first.
    package var events: [String] = []

    /// Counts an event.
    package func track(_ event: String) { events.append(event) }
  }
}
