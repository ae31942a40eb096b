/// What the app reaches over the network. In this example, it's a value, so nothing is sent.
struct Server {
  /// The shops that a user has marked.
  var favorites: (_ user: String) async throws -> [String]

  static let unreachable = Server { _ in throw Unreachable() }

  struct Unreachable: Error {}
}
