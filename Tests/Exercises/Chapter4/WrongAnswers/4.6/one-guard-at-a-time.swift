// Wrong: part 1 guards nothing within another guard.
// Must fail with: and part 1's guard begins. Its test makes the counter live

@MainActor
func withWorldGuarded<World: FeatureWorld, Answer>(
  _ name: String, get: () -> World, set: (World) -> Void,
  report: @escaping @MainActor (_ name: String) -> Void, test: () throws -> Answer
) rethrows -> Answer {
  if guarding46 { return try test() }
  guarding46 = true
  defer { guarding46 = false }
  let before = get()
  defer { set(before) }
  if before.isLive { set(.reporting { report(name) }) }
  return try test()
}
@MainActor
struct WorldSlot {
  let name: String
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}
@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot(name: name) { report in
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
  let putBack = slots.map { $0.replace(report) }
  defer { putBack.reversed().forEach { $0() } }
  return try test()
}
@MainActor var guarding46 = false
