import Observation

/// No parameter has a default. Forgetting one doesn't compile.
enum Step3 {
  /// The user's favourite shops.
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

  // snippet.home
  /// The first screen.
  final class HomeModel {
    private let api: API
    private let session: Session
    private let analytics: Analytics

    init(api: API, session: Session, analytics: Analytics) {
      (self.api, self.session, self.analytics) = (api, session, analytics)
    }
    // snippet.hide

    var greeting: String { "Hello, \(session.user ?? "stranger")" }
    // snippet.show

    func openFavorites() -> FavoritesModel {
      analytics.track("favorites.opened")
      return FavoritesModel(api: api, session: session, analytics: analytics)
    }
  }
  // snippet.end

  // snippet.start
  /// What the entry point does.
  static func start() -> HomeModel {
    HomeModel(api: .shared, session: .shared, analytics: .shared)
  }
  // snippet.end
}
