// Wrong: replaces every ride, also those which the test has mocked.
// Must fail with: and the test got [0, 0]. Nothing should be reported, and was: ["carousel",
// "pony ride"].

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
    set(.reporting { report(name) })
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
