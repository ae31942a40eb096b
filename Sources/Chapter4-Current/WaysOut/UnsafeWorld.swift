// What is wrong with this file: `nonisolated(unsafe)` protects nothing. It tells the compiler not
// to check. Two threads may write the world at the same time, or one may read it while another
// writes it. That's a data race, and its behaviour is undefined. Here, the world is a single
// number, so in practice you only get the wrong one. A world with a closure or an array in it could
// be half old and half new, and the program would sometimes crash.
//
// It's here only to be measured. Don't use it yourself, unless something that the compiler can't
// see keeps the threads apart.

/// A world that any code may access at any time.
package enum UnsafeWorld: WayOut {
  /// The current world.
  nonisolated(unsafe) package private(set) static var current = World.live

  /// Overrides the world for everybody, not just for the body.
  package static func withWorld<Result: Sendable>(
    _ world: World, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    let before = current
    current = world
    defer { current = before }
    return try await body()
  }
}
