// What the app begins with, and what its first four steps leave as it is.

/// Talks to the server.
@MainActor
package final class API {
  /// The one that there is.
  package static let shared = API()
  private init() {}

  /// Where requests go. It can be set because tests need that.
  package var server = Server.unreachable

  /// The shops that a user has marked.
  package func favourites(of user: String) async throws -> [String] {
    try await server.favourites(user)
  }
}

/// Knows who is signed in.
@MainActor
package final class Session {
  /// The one that there is.
  package static let shared = Session()
  private init() {}

  /// The name of the user; nil if nobody is signed in.
  package var user: String?
}

/// Counts what users do.
@MainActor
package final class Analytics {
  /// The one that there is.
  package static let shared = Analytics()
  private init() {}

  /// What has been counted, oldest first.
  package var events: [String] = []

  /// Counts an event.
  package func track(_ event: String) { events.append(event) }
}
