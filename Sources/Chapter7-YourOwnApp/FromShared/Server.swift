/// What the app reaches over the network. In this example it's a value, so that nothing is sent.
package struct Server: Sendable {
  /// The shops that a user has marked.
  package var favourites: @Sendable (_ user: String) async throws -> [String]

  /// - Parameter favourites: the shops that a user has marked.
  package init(favourites: @escaping @Sendable (_ user: String) async throws -> [String]) {
    self.favourites = favourites
  }

  /// A server that can't be reached.
  package static let unreachable = Server { _ in throw Unreachable() }

  /// Why nothing came back.
  package struct Unreachable: Error {
    /// Makes one.
    package init() {}
  }
}
