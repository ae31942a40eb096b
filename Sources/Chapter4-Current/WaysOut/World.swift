/// A world that says whose it is, and nothing else.
///
/// It's only an integer on purpose. Some ways to keep a world don't protect it against data races.
/// With an integer, a race reads the wrong world but doesn't corrupt memory.
package struct World: Equatable, Sendable {
  /// Whose world it is.
  package var id: Int

  /// - Parameter id: whose world it is.
  package init(id: Int) {
    self.id = id
  }

  /// The world that is current unless another one has been set.
  package static let live = World(id: 0)
}

// snippet.way-out
/// A place for a world that all code can reach, and that Swift 6 accepts.
package protocol WayOut: SendableMetatype {
  /// The current world.
  static var current: World { get async }

  /// Overrides the world while the body runs, then restores the previous one.
  static func withWorld<Result: Sendable>(
    _ world: World, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result
}
// snippet.end
