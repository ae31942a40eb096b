// Wrong: knows the three worlds of Prime Time, and no others.
// Must fail with: Replace the live world of each slot.

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
}

@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot(name: name)
}

@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  let (search, disk, mail) = (searchWorld, diskWorld, mailWorld)
  defer { (searchWorld, diskWorld, mailWorld) = (search, disk, mail) }
  if search.isLive { searchWorld = .reporting { report("search") } }
  if disk.isLive { diskWorld = .reporting { report("disk") } }
  if mail.isLive { mailWorld = .reporting { report("mail") } }
  return try test()
}
