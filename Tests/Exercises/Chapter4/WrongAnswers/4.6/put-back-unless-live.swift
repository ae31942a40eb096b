// Wrong: doesn't put a world back if a live one is there at the end.
// Must fail with: puts another live world in place of the second counter

@MainActor
func withWorldGuarded<World: FeatureWorld, Answer>(
  _ name: String, get: () -> World, set: (World) -> Void,
  report: @escaping @MainActor (_ name: String) -> Void, test: () throws -> Answer
) rethrows -> Answer {
  let before = get()
  defer { set(before) }
  if before.isLive { set(.reporting { report(name) }) }
  return try test()
}

@MainActor
struct WorldSlot {
  let name: String
  fileprivate let guardWorld: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot(name: name) { report in
    let before = get()
    if before.isLive { set(.reporting { report(name) }) }
    return { if !before.isLive || !get().isLive { set(before) } }
  }
}

@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  let restores = slots.map { $0.guardWorld(report) }
  defer { restores.reversed().forEach { $0() } }
  return try test()
}
