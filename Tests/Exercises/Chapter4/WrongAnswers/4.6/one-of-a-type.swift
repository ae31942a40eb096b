// Wrong: keeps the slots in a dictionary by type. Two worlds may have the same.
// Must fail with: Done live: counted.

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
  let type: ObjectIdentifier
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot(type: ObjectIdentifier(World.self)) { report in
    let before = get()
    if before.isLive { set(.reporting { report(name) }) }
    return { set(before) }
  }
}

@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  var slotsByType: [ObjectIdentifier: WorldSlot] = [:]
  for slot in slots { slotsByType[slot.type] = slot }
  let putBack = slotsByType.values.map { $0.replace(report) }
  defer { putBack.forEach { $0() } }
  return try test()
}
