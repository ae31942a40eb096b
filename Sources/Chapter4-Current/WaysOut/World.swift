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

/// A way to have one world for everybody, which Swift 6 accepts.
package protocol WayOut: SendableMetatype {
  /// The world of this moment.
  static var current: World { get async }

  /// Overrides the world for the length of a body, then puts back the one that was there before.
  ///
  /// - Parameters:
  ///   - world: the world meanwhile.
  ///   - body: what to do in it.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  static func withWorld<Result: Sendable>(
    _ world: World, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result
}
