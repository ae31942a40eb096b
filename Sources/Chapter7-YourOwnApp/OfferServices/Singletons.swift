import Foundation

// The singletons of exercise 7.1's app. As in an app target, they're on the main actor by default.

/// Talks to the server, which is a closure here.
package final class API {
  /// The instance that the app uses.
  package static let shared = API { _, _ in ["No connection."] }

  /// What the server offers a user at a time.
  package var offers: @Sendable (_ user: String, _ time: Date) async -> [String]

  /// - Parameter offers: what the server offers a user at a time.
  package init(offers: @escaping @Sendable (_ user: String, _ time: Date) async -> [String]) {
    self.offers = offers
  }
}

/// Knows who is signed in.
package final class Session {
  /// The instance that the app uses.
  package static let shared = Session(user: "stranger")

  /// The name of the user.
  package var user: String

  /// - Parameter user: who is signed in at first.
  package init(user: String) { self.user = user }
}

/// Counts what users do.
package final class Analytics {
  /// The instance that the app uses.
  package static let shared = Analytics()

  /// What has been counted, oldest first.
  package private(set) var events: [String] = []

  /// Starts with nothing counted.
  package init() {}

  /// Counts an event.
  package func track(_ event: String) { events.append(event) }
}
