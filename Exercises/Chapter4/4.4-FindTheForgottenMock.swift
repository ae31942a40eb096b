// 4.4 · Find the forgotten mock                                            ★★★
//
// Prime Time has three features by now, and each has its world in a global. Last night's test
// mocked two of them; the third was live, and mailed everyone. Write a guard: while a test
// runs, every use of a world that it forgot to mock is reported. Begin with one world in part 1.
//
// You are done when
// - the test runs once, and its result or its error is passed on
// - one world: a live one is replaced, and each use is reported
// - one world: a mock stays as it is
// - one world: live or mock, it is put back, however the test ends
// - many worlds: each use is reported when it happens, and nothing is reported before
// - many worlds: mocks stay as they are
// - many worlds: the forgotten one is reported by name
// - many worlds: live or mock, all are put back, however the test ends
// - `makeWorldSlot` touches no world: each guard reads the worlds when it begins
// - an inner guard puts back what it found when it began
//
// Edit:   all below "Yours" except the signatures. Worlds: Sources/Chapter4-Current/PrimeWorlds.
// Check:  swift run workshop check 4.4
// Read:   Book/04-Current.md, "Several worlds"

import PrimeWorlds

// MARK: - Yours

/// Part 1. Runs a test. A world that is live when the guard begins is replaced for the test.
/// Afterwards it is what it was before, live or mock, even if the test has assigned another one.
///
/// - Parameters:
///   - name: what `report` is given each time that the test uses the replaced world.
///   - get: reads the world's global.
///   - set: writes it.
@MainActor
func withWorldGuarded<World: FeatureWorld, Answer>(
  _ name: String, get: () -> World, set: (World) -> Void,
  report: @escaping @MainActor (_ name: String) -> Void, test: () throws -> Answer
) rethrows -> Answer {
  // TODO: 4.4, part 1. `World.reporting` makes the replacement.
  try test()
}

/// Part 2. A world as the guard knows it: its type is hidden, so that all fit into one array.
@MainActor
struct WorldSlot {
  // TODO: 4.4, part 2. What a slot stores is up to you.
  let name: String
}

/// A slot for one world, which is neither read nor written yet. The parameters are part 1's.
@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot(name: name)
}

/// Does for all these worlds what part 1 does for one.
///
///     withNothingForgotten(in: [
///       makeWorldSlot("search", get: { searchWorld }, set: { searchWorld = $0 }),
///       makeWorldSlot("mail", get: { mailWorld }, set: { mailWorld = $0 }),
///     ]) {
///       Issue.record("\($0) is not mocked")
///     } test: {
///       celebratePrime(at: 5)
///     }
@MainActor
func withNothingForgotten<Answer>(
  in slots: [WorldSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  try test()
}
