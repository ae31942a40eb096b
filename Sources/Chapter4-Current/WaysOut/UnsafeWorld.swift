// What is wrong with this file: `nonisolated(unsafe)` protects nothing. It tells the compiler not
// to check. Two threads may write the world at the same time, or one may read it while another
// writes it. That's a data race, and its behaviour is undefined. Here, the world is a single
// number, so in practice you only get the wrong one. A world with a closure or an array in it could
// be half old and half new, and the program would sometimes crash.
//
// It's here only to be measured. Don't use it yourself, unless something that the compiler can't
// see keeps the threads apart.

/// A world that any code may access at any time.
package enum UnsafeWorld {
  /// The current world.
  nonisolated(unsafe) package static var current = 0

  /// Sets the world, pauses, and reads the world. At any moment other code may set it, too.
  package static func setAndRead(_ mine: Int, pause: @Sendable () async -> Void) async -> Int {
    current = mine
    await pause()
    return current
  }
}
