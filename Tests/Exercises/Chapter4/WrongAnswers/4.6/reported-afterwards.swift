// Wrong: part 2 collects the uses, and reports them when the test is over.
// Must fail with: That came when the test was over: call `report` in `onUse`, at each use.

/// Part 1. Runs a test. A world that is live when the guard begins is replaced for the test.
/// Afterwards it is what it was before, live or mock, even if the test has assigned another one.
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

/// Part 2. A world as the guard knows it: its type is hidden, so that all fit into one array.
@MainActor
struct WorldSlot {
  let begin: @MainActor (_ report: @escaping @MainActor (String) -> Void) -> @MainActor () -> Void
}

/// A slot for one world, which is neither read nor written yet. The parameters are part 1's.
@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot { report in
    let before = get()
    if before.isLive {
      set(World.reporting { report(name) })
    }
    return { set(before) }
  }
}

/// Does for all these worlds what part 1 does for one.
@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  var endings: [@MainActor () -> Void] = []
  var used: [String] = []
  for slot in slots { endings.append(slot.begin { used.append($0) }) }
  defer {
    used.forEach { report($0) }
    for end in endings.reversed() { end() }
  }
  return try test()
}
