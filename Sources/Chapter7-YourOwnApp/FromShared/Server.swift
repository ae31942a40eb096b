/// What the app reaches over the network. In this example, it's a value, so nothing is sent.
package struct Server: Sendable {
  /// The shops that a user has marked.
  package var favorites: @Sendable (_ user: String) async throws -> [String]

  /// - Parameter favorites: the shops that a user has marked.
  package init(favorites: @escaping @Sendable (_ user: String) async throws -> [String]) {
    self.favorites = favorites
  }

  /// A server that can't be reached.
  package static let unreachable = Server { _ in throw Unreachable() }

  /// The error for a server that can't be reached.
  package struct Unreachable: Error {
    /// Makes the error.
    package init() {}
  }
}
