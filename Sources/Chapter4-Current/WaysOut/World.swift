/// A world that says whose it is, and nothing else.
///
/// It is as small as a whole number on purpose. Some of the ways to hold it are no protection
/// against a data race, and with a number a race reads wrong worlds but breaks no memory.
package struct World: Equatable, Sendable {
  /// Whose world it is.
  package var id: Int

  /// - Parameter id: whose world it is.
  package init(id: Int) {
    self.id = id
  }

  /// The one that holds where nobody has set another.
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
