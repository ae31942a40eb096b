// snippet.main-actor
/// A world that can only be reached on the main actor.
@MainActor package enum MainActorWorld {
  /// The current world.
  package static var current = 0

  /// Sets the world, pauses, and reads the world. During the pause other code may set it, too.
  package static func setAndRead(_ mine: Int, pause: @Sendable () async -> Void) async -> Int {
    current = mine
    await pause()
    return current
  }
}
// snippet.end
