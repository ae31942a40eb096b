// The singletons from the first step to the fourth.

// snippet.api
/// Talks to the server.
final class API {
  /// The instance that the app uses.
  static let shared = API(server: .live)

  /// Where requests go. It's a `var` because tests set it.
  var server: Server

  init(server: Server) { self.server = server }
  // snippet.hide

  func favorites(of user: String) async throws -> [String] { try await server.favorites(user) }
  // snippet.show
}
// snippet.end

/// Knows who is signed in.
final class Session {
  static let shared = Session(user: nil)
  var user: String?

  init(user: String?) { self.user = user }
}

/// Counts what users do.
final class Analytics {
  static let shared = Analytics()
  var events: [String] = []

  func track(_ event: String) { events.append(event) }
}
