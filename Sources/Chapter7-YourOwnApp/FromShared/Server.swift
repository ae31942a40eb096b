/// What the app reaches over the network: in yours, a `URLSession` and an address. Here, it's a
/// closure, so nothing is sent.
struct Server {
  /// The shops that a user has marked.
  var favorites: (_ user: String) async throws -> [String]

  /// The one that the app uses. There's no such server, so it can't be reached.
  static let live = unreachable
  static let unreachable = Server { _ in throw Unreachable() }

  struct Unreachable: Error {}
}
