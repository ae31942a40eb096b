// Correct: a slot keeps what it found in a class that each guard makes again.

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
  let begin: (_ report: @escaping @MainActor (String) -> Void) -> any Guarded
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot { report in
    let guarded = GuardedWorld(before: get(), set: set)
    if guarded.before.isLive { set(World.reporting { report(name) }) }
    return guarded
  }
}

@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  var guarded: [any Guarded] = []
  defer { for world in guarded.reversed() { world.putBack() } }
  for slot in slots { guarded.append(slot.begin(report)) }
  return try test()
}

@MainActor
protocol Guarded {
  func putBack()
}

@MainActor
private final class GuardedWorld<World: FeatureWorld>: Guarded {
  let before: World
  let set: @MainActor (World) -> Void

  init(before: World, set: @escaping @MainActor (World) -> Void) {
    self.before = before
    self.set = set
  }

  func putBack() { set(before) }
}
