// Correct: the slot holds a generic value behind a protocol, whose worlds it casts back.

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
  fileprivate let world: any Slot
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot(world: TypedSlot(name: name, get: get, set: set))
}

@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  let before = slots.map { $0.world.current }
  defer { for (slot, world) in zip(slots, before) { slot.world.put(world) } }
  for (slot, world) in zip(slots, before) where world.isLive { slot.world.putReporting(report) }
  return try test()
}

@MainActor
private protocol Slot {
  var current: any FeatureWorld { get }
  func put(_ world: any FeatureWorld)
  func putReporting(_ report: @escaping @MainActor (String) -> Void)
}

private struct TypedSlot<World: FeatureWorld>: Slot {
  let name: String
  let get: @MainActor () -> World
  let set: @MainActor (World) -> Void

  var current: any FeatureWorld { self.get() }

  func put(_ world: any FeatureWorld) {
    if let world = world as? World { set(world) }
  }

  func putReporting(_ report: @escaping @MainActor (String) -> Void) {
    set(.reporting { report(name) })
  }
}
