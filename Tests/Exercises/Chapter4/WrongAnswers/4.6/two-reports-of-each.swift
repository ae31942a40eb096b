// Wrong: part 2 reports the first two uses of a world only.
// Must fail with: The numbers of reports are 2, 2, 2.

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
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}
@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot(name: name) { report in
    let before = get()
    var n = 0
    if before.isLive {
      set(
        .reporting {
          n += 1; if n <= 2 { report(name) }
        })
    }
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
