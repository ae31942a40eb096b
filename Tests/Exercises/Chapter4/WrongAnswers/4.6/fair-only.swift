// Wrong: knows the three rides of the fair, and no others.
// Must fail with: Reported is [], and this moved: ["the carousel spins", "the dodgems crash",
// "the dodgems honk", "the pony ride spins", "the pony ride spins"]. The guard knows nothing of a
// ride but its slot.

@MainActor
struct RideSlot {
  let name: String
}

@MainActor
func makeRideSlot<Environment: RideEnvironment>(
  _ name: String, get: @escaping @MainActor () -> Environment,
  set: @escaping @MainActor (Environment) -> Void
) -> RideSlot {
  RideSlot(name: name)
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
  let (wheel, train, draws) = (ferrisWheel, ghostTrain, tombola)
  defer { (ferrisWheel, ghostTrain, tombola) = (wheel, train, draws) }
  if wheel.isLive { ferrisWheel = .reporting { report("Ferris wheel") } }
  if train.isLive { ghostTrain = .reporting { report("ghost train") } }
  if draws.isLive { tombola = .reporting { report("tombola") } }
  return try test()
}
