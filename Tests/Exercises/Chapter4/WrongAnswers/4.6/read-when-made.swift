// Wrong: reads the ride when the slot is made, long before the guard begins.
// Must fail with: A slot is made before anything is mocked, so it must read the ride in each guard

@MainActor
struct RideSlot {
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}

@MainActor
func makeRideSlot<Environment: RideEnvironment>(
  _ name: String, get: @escaping @MainActor () -> Environment,
  set: @escaping @MainActor (Environment) -> Void
) -> RideSlot {
  let before = get()
  return RideSlot { report in
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
  let putBack = slots.map { $0.replace(report) }
  defer { putBack.forEach { $0() } }
  return try test()
}
