import Observation

/// The app before the first step.
enum Step0 {
  // snippet.favorites
  /// The user's favourite shops.
  @Observable
  final class FavoritesModel {
    private(set) var lines: [String] = []

    func load() async {
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
  final class HomeModel {
    var greeting: String { "Hello, \(Session.shared.user ?? "stranger")" }

    func openFavorites() -> FavoritesModel {
      Analytics.shared.track("favorites.opened")
      return FavoritesModel()
    }
  }

  /// What the entry point does.
  static func start() -> HomeModel { HomeModel() }

  // snippet.api
  /// Talks to the server.
  final class API {
    /// The only one.
    static let shared = API()
    private init() {}

    /// Where requests go. It's a `var` because tests set it.
    var server = Server.live
    // snippet.hide

    func favorites(of user: String) async throws -> [String] { try await server.favorites(user) }
    // snippet.show
  }
  // snippet.end

  /// Knows who is signed in.
  final class Session {
    static let shared = Session()
    private init() {}

    var user: String?
  }

  /// Counts what users do.
  final class Analytics {
    static let shared = Analytics()
    private init() {}

    var events: [String] = []

    func track(_ event: String) { events.append(event) }
  }
}
