/// The app before the first step.
package enum Step0 {
  // snippet.favourites
  /// The user's favourite shops.
  @MainActor
  package final class FavouritesModel {
    /// What's on the screen.
    package private(set) var lines: [String] = []

    /// Asks for the shops.
    package func load() async {
      guard let user = Session.shared.user else { return lines = ["Sign in first."] }
      do {
        lines = try await API.shared.favourites(of: user)
        Analytics.shared.track("favourites.shown")
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
    package func openFavourites() -> FavouritesModel {
      Analytics.shared.track("favourites.opened")
      return FavouritesModel()
    }
  }

  /// What the entry point does.
  @MainActor package static func start() -> HomeModel { HomeModel() }
}
