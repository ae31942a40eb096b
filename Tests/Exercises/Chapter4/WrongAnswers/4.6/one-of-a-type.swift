// Wrong: keeps the slots in a dictionary by type. Two rides may have the same.
// Must fail with: Reported is ["dodgems", "dodgems", "pony ride", "pony ride"], and this moved:
// ["the carousel spins"].

@MainActor
struct RideSlot {
  let type: ObjectIdentifier
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}

@MainActor
func makeRideSlot<Environment: RideEnvironment>(
  _ name: String, get: @escaping @MainActor () -> Environment,
  set: @escaping @MainActor (Environment) -> Void
) -> RideSlot {
  RideSlot(type: ObjectIdentifier(Environment.self)) { report in
    let before = get()
    if before.isLive { set(.reporting { report(name) }) }
    return { set(before) }
  }
}

@MainActor
func makeFairSlots() -> [RideSlot] {
  [
    makeRideSlot("Ferris wheel", get: { ferrisWheel }, set: { ferrisWheel = $0 }),
    makeRideSlot("ghost train", get: { ghostTrain }, set: { ghostTrain = $0 }),
    makeRideSlot("tombola", get: { tombola }, set: { tombola = $0 }),
  ]
}

@MainActor
func withNothingForgotten<Answer>(
  in slots: [RideSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  var slotsByType: [ObjectIdentifier: RideSlot] = [:]
  for slot in slots { slotsByType[slot.type] = slot }
  let putBack = slotsByType.values.map { $0.replace(report) }
  defer { putBack.forEach { $0() } }
  return try test()
}
