// Wrong: guards the first forgotten one, and lets the next one run.
// Must fail with: Reported is ["carousel"], and this moved: ["the dodgems crash"

@MainActor
struct RideSlot {
  let isLive: () -> Bool
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}

@MainActor
func makeRideSlot<Environment: RideEnvironment>(
  _ name: String, get: @escaping @MainActor () -> Environment,
  set: @escaping @MainActor (Environment) -> Void
) -> RideSlot {
  RideSlot {
    get().isLive
  } replace: { report in
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
  let forgotten = slots.first { $0.isLive() }
  let putBack = forgotten?.replace(report)
  defer { putBack?() }
  return try test()
}
