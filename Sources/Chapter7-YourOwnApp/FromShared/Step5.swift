import Observation

/// The singletons are ordinary objects: the root makes one of each.
enum Step5 {
  // snippet.api
  /// Talks to the server.
  final class API {
    private let server: Server

    init(server: Server) { self.server = server }
    // snippet.hide

    func favorites(of user: String) async throws -> [String] { try await server.favorites(user) }
    // snippet.show
  }
  // snippet.end

  /// Knows who is signed in.
  final class Session {
    var user: String?

    init(user: String?) { self.user = user }
  }

  /// Counts what users do.
  final class Analytics {
    private(set) var events: [String] = []

    func track(_ event: String) { events.append(event) }
  }

  // snippet.root
  /// Makes one of each, and the screens.
  final class Root {
    private let api: API
    private let session: Session
    let analytics = Analytics()

    init(server: Server, user: String?) {
      api = API(server: server)
      session = Session(user: user)
    }
    // snippet.hide

    var home: HomeModel {
      HomeModel(session: session, analytics: analytics, makeFavorites: { self.favorites })
    }

    private var favorites: FavoritesModel {
      FavoritesModel(api: api, session: session, analytics: analytics)
    }
    // snippet.show
  }
  // snippet.end

  /// The first screen, as in the fourth step.
  final class HomeModel {
    private let session: Session
    private let analytics: Analytics
    private let makeFavorites: () -> FavoritesModel

    init(session: Session, analytics: Analytics, makeFavorites: @escaping () -> FavoritesModel) {
      (self.session, self.analytics, self.makeFavorites) = (session, analytics, makeFavorites)
    }

    var greeting: String { "Hello, \(session.user ?? "stranger")" }

    func openFavorites() -> FavoritesModel {
      analytics.track("favorites.opened")
      return makeFavorites()
    }
  }

  /// The user's favourite shops, as in the third step.
  @Observable
  final class FavoritesModel {
    private(set) var lines: [String] = []
    private let api: API
    private let session: Session
    private let analytics: Analytics

    init(api: API, session: Session, analytics: Analytics) {
      (self.api, self.session, self.analytics) = (api, session, analytics)
    }

    func load() async {
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
}
