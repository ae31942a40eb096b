// Wrong: remembers the ride in its slot, where a guard within the guard writes as well.
// Must fail with: what is remembered in a slot or in a global is what the inner guard has found.

@MainActor
final class RideSlot {
  let name: String
  var replace: (@escaping @MainActor (String) -> Void) -> Void = { _ in }
  var restore: () -> Void = {}
  init(name: String) { self.name = name }
}
@MainActor
func makeRideSlot<Environment: RideEnvironment>(
  _ name: String, get: @escaping @MainActor () -> Environment,
  set: @escaping @MainActor (Environment) -> Void
) -> RideSlot {
  let slot = RideSlot(name: name)
  var saved: Environment?
  slot.replace = { report in
    let found = get()
    saved = found
    if found.isLive { set(.reporting { report(name) }) }
  }
  slot.restore = { if let saved { set(saved) } }
  return slot
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
  for slot in slots { slot.replace(report) }
  defer { for slot in slots { slot.restore() } }
  return try test()
}
