// What the app starts with. The first four steps leave it as it is.

// snippet.api
/// Talks to the server.
@MainActor
package final class API {
  /// The only one.
  package static let shared = API()
  private init() {}

  /// Where requests go. It can be set because tests need to.
  package var server = Server.unreachable
  // snippet.hide

  /// The shops that a user has marked.
  package func favourites(of user: String) async throws -> [String] {
    try await server.favourites(user)
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
