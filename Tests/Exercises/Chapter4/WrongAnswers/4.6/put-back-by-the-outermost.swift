// Wrong: only the outermost guard puts the worlds back, also those of the inner guards.
// Must fail with: Each guard puts back what it found as soon as its own test ends

/// Part 1. Runs a test. If the world is live when the guard begins, it is replaced meanwhile.
@MainActor
func withWorldGuarded<World: FeatureWorld, Answer>(
  _ name: String, get: () -> World, set: (World) -> Void,
  report: @escaping @MainActor (_ name: String) -> Void, test: () throws -> Answer
) rethrows -> Answer {
  let before = get()
  defer { set(before) }
  if before.isLive { set(World.reporting { report(name) }) }
  return try test()
}

/// Part 2. A world as the guard knows it: its type is hidden, so that all fit into one array.
@MainActor
struct WorldSlot {
  typealias Report = @MainActor (_ name: String) -> Void
  /// Replaces the world if it is live, and returns what puts it back.
  let begin: @MainActor (_ report: @escaping Report) -> @MainActor () -> Void
}

/// What the guards that are running have to put back.
@MainActor private var pending: [@MainActor () -> Void] = []
@MainActor private var depth = 0

/// A slot for one world, which is neither read nor written yet. The parameters are part 1's.
@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot { report in
    let before = get()
    if before.isLive { set(World.reporting { report(name) }) }
    return { set(before) }
  }
}

/// Does for all these worlds what part 1 does for one.
@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  depth += 1
  pending += slots.map { $0.begin(report) }
  defer {
    depth -= 1
    if depth == 0 {
      for undo in pending.reversed() { undo() }
      pending = []
    }
  }
  return try test()
}
