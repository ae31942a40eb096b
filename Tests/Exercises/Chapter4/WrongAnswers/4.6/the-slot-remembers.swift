// Wrong: remembers the world in its slot, where a guard within the guard writes as well.
// Must fail with: a slot or a global would remember only what the inner guard found.

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
  let replace: (@escaping @MainActor (String) -> Void) -> Void
  let restore: () -> Void
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  var saved: World?
  return WorldSlot { report in
    let found = get()
    saved = found
    if found.isLive { set(.reporting { report(name) }) }
  } restore: {
    if let saved { set(saved) }
  }
}

@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  for slot in slots { slot.replace(report) }
  defer { for slot in slots { slot.restore() } }
  return try test()
}
