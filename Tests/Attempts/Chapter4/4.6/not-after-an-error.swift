// Wrong: puts the rides back after the test, unless it throws.
// Must fail with: The test throws. Afterwards they should be so again, and are

@MainActor
struct RideSlot {
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}

@MainActor
func makeRideSlot<Environment: RideEnvironment>(
  _ name: String, get: @escaping @MainActor () -> Environment,
  set: @escaping @MainActor (Environment) -> Void
) -> RideSlot {
  RideSlot { report in
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
  let putBack = slots.map { $0.replace(report) }
  let answer = try test()
  putBack.forEach { $0() }
  return answer
}
