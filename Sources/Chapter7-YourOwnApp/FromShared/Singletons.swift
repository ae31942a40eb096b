// What the app begins with, and what its first four steps leave as it is.

// snippet.singletons
/// Talks to the server.
@MainActor
package final class API {
  package static let shared = API()
  private init() {}

  package var server = Server.unreachable

  package func favourites(of user: String) async throws -> [String] {
    try await server.favourites(user)
  }
}

/// Knows who is signed in.
@MainActor
package final class Session {
  package static let shared = Session()
  private init() {}

  package var user: String?
}

/// Counts what users do.
@MainActor
package final class Analytics {
  package static let shared = Analytics()
  private init() {}

  package var events: [String] = []

  package func track(_ event: String) { events.append(event) }
}
// snippet.end
