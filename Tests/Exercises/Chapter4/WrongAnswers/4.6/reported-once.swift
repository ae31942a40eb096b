// Wrong: part 2 reports the first use only.
// Must fail with: Report every use, even a world's

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
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot { report in
    let before = get()
    var isReported = false
    if before.isLive {
      set(
        .reporting {
          if !isReported { report(name) }
          isReported = true
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
  defer { putBack.forEach { $0() } }
  return try test()
}
