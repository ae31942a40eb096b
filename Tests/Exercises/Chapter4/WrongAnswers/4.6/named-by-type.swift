// Wrong: part 2 reports the name of the world's type.
// Must fail with: Each slot reports the `name` that it was made with, not its type's

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

@MainActor
struct WorldSlot {
  let name: String
  /// Swaps the world if it is live, and returns what puts back the one that was there.
  fileprivate let begin:
    @MainActor (_ report: @escaping @MainActor (_ name: String) -> Void) -> @MainActor () -> Void
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot(name: name) { report in
    let before = get()
    if before.isLive { set(.reporting { report("\(World.self)") }) }
    return { set(before) }
  }
}

@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  let restorers = slots.map { $0.begin(report) }
  defer { for restore in restorers.reversed() { restore() } }
  return try test()
}
