// Wrong: part 1 puts back only what it has replaced if the test throws.
// Must fail with: The test puts something live in place of the counter's mock, and throws.

@MainActor
func withWorldGuarded<World: FeatureWorld, Answer>(
  _ name: String, get: () -> World, set: (World) -> Void,
  report: @escaping @MainActor (_ name: String) -> Void, test: () throws -> Answer
) rethrows -> Answer {
  let before = get()
  if before.isLive { set(.reporting { report(name) }) }
  do { let answer = try test(); set(before); return answer } catch {
    if before.isLive { set(before) }; throw error
  }
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
