// Correct: collects what puts back, and changes a class instead of a struct.

@MainActor
func withWorldGuarded<World: FeatureWorld, Answer>(
  _ name: String, get: () -> World, set: (World) -> Void,
  report: @escaping @MainActor (_ name: String) -> Void, test: () throws -> Answer
) rethrows -> Answer {
  let before = get()
  func putBack() { set(before) }
  defer { putBack() }
  if before.isLive { set(.reporting { report(name) }) }
  return try test()
}

@MainActor
final class WorldSlot {
  let name: String
  let work: (@escaping @MainActor () -> Void) -> [() -> Void]

  init(name: String, work: @escaping (@escaping @MainActor () -> Void) -> [() -> Void]) {
    self.name = name
    self.work = work
  }
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot(name: name) { onUse in
    let before = get()
    switch before.isLive {
    case true: set(World.reporting(onUse))
    case false: break
    }
    return [{ set(before) }]
  }
}

@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  var putBack: [() -> Void] = []
  defer { while let last = putBack.popLast() { last() } }
  for slot in slots {
    let name = slot.name
    putBack += slot.work { report(name) }
  }
  return try test()
}
