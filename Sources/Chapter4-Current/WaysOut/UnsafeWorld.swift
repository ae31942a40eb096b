// What is wrong with this file: `nonisolated(unsafe)` protects nothing. It asks the compiler not to
// look. Two threads may write the world at the same time, or one may read it meanwhile, and that is
// a data race: the language no longer says what happens. Here the world is one number, so that
// in practice it is only the wrong one. With a closure or an array in it, it could be half of the
// old one and half of the new one, and the program would crash, on some days.
//
// It is here to be measured. Do not write it yourself, except where something that the compiler
// cannot see keeps the threads apart.

/// A world that anybody may touch at any time.
package enum UnsafeWorld: WayOut {
  /// The current world.
  nonisolated(unsafe) package private(set) static var current = World.live

  /// Overrides the world, also for everybody else.
  package static func withWorld<Result: Sendable>(
    _ world: World, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    let before = current
    current = world
    defer { current = before }
    return try await body()
  }
}
