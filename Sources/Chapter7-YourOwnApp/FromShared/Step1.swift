import Observation

/// Each type names what it uses, and still works for callers that pass nothing.
enum Step1 {
  // snippet.favorites
  /// The user's favourite shops.
  @Observable
  final class FavoritesModel {
    private(set) var lines: [String] = []
    private let api: API
    private let session: Session
    private let analytics: Analytics

    /// Takes what it uses. Callers that pass nothing get the singletons.
    init(api: API = .shared, session: Session = .shared, analytics: Analytics = .shared) {
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
  // snippet.end

  // snippet.home
  /// The first screen.
  final class HomeModel {
    var greeting: String { "Hello, \(Session.shared.user ?? "stranger")" }

    func openFavorites() -> FavoritesModel {
      Analytics.shared.track("favorites.opened")
      return FavoritesModel()
    }
  }
  // snippet.end

  /// What the entry point does.
  static func start() -> HomeModel { HomeModel() }
}
