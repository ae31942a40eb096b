// The singletons from the first step to the fourth.

// snippet.api
/// Talks to the server.
@MainActor
package final class API {
  /// The instance that the app uses.
  package static let shared = API(server: .unreachable)

  /// Where requests go. It's a `var` because tests set it.
  package var server: Server

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
  /// The instance that the app uses.
  package static let shared = Session(user: nil)

  /// The name of the user; nil if nobody is signed in.
  package var user: String?

  /// - Parameter user: who is signed in at first.
  package init(user: String?) { self.user = user }
}

/// Counts what users do.
@MainActor
package final class Analytics {
  /// The instance that the app uses.
  package static let shared = Analytics()

  /// What has been counted, oldest first.
  package var events: [String] = []

  /// Starts with nothing counted.
  package init() {}

  /// Counts an event.
  package func track(_ event: String) { events.append(event) }
}
