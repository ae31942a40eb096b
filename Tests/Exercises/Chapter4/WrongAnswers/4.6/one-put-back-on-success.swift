// Wrong: part 1 puts back only if nothing is thrown.
// Must fail with: Remember the
// world before the test, mocked or not, and put it back on every way out.

@MainActor
func withWorldGuarded<World: FeatureWorld, Answer>(
  _ name: String, get: () -> World, set: (World) -> Void,
  report: @escaping @MainActor (_ name: String) -> Void, test: () throws -> Answer
) rethrows -> Answer {
  let before = get()
  if before.isLive { set(.reporting { report(name) }) }
  let answer = try test()
  set(before)
  return answer
}

@MainActor
struct WorldSlot {
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot { report in
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
  defer { putBack.forEach { $0() } }
  return try test()
}
