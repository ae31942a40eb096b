import Observation

/// The singletons are ordinary objects: the root makes one of each.
package enum Step5 {
  // snippet.api
  /// Talks to the server.
  @MainActor
  package final class API {
    private let server: Server

    /// - Parameter server: where requests go.
    package init(server: Server) { self.server = server }
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
    /// The name of the user; nil if nobody is signed in.
    package var user: String?
    /// - Parameter user: who is signed in at first.
    package init(user: String?) { self.user = user }
  }

  /// Counts what users do.
  @MainActor
  package final class Analytics {
    /// What has been counted, oldest first.
    package private(set) var events: [String] = []
    /// Starts with nothing counted.
    package init() {}

    /// Counts an event.
    package func track(_ event: String) { events.append(event) }
  }

  // snippet.root
  /// Makes one of each, and the screens.
  @MainActor
  package final class Root {
    private let api: API
    private let session: Session
    /// A singleton, like the other two.
    package let analytics = Analytics()

    // snippet.hide
    /// - Parameters:
    ///   - server: where requests go.
    ///   - user: who is signed in at first.
    // snippet.show
    package init(server: Server, user: String?) {
      api = API(server: server)
      session = Session(user: user)
    }
    // snippet.hide

    /// The first screen.
    package var home: HomeModel {
      HomeModel(session: session, analytics: analytics, makeFavorites: { self.favorites })
    }

    private var favorites: FavoritesModel {
      FavoritesModel(api: api, session: session, analytics: analytics)
    }
    // snippet.show
  }
  // snippet.end

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

  /// The first screen, as in the fourth step.
  @MainActor
  package final class HomeModel {
    private let session: Session
    private let analytics: Analytics
    private let makeFavorites: @MainActor () -> FavoritesModel

    /// - Parameters:
    ///   - session: knows who is signed in.
    ///   - analytics: counts what is opened.
    ///   - makeFavorites: builds the screen with the favourites.
    package init(
      session: Session, analytics: Analytics,
      makeFavorites: @escaping @MainActor () -> FavoritesModel
    ) {
      (self.session, self.analytics, self.makeFavorites) = (session, analytics, makeFavorites)
    }

    /// The line at the top.
    package var greeting: String { "Hello, \(session.user ?? "stranger")" }

    /// Opens the favourites.
    package func openFavorites() -> FavoritesModel {
      analytics.track("favorites.opened")
      return makeFavorites()
    }
  }
}
