// 4.7 · The forgotten one                                                  ★★★
//
// Prime Time has three features by now, and each has its world in a global. Last night's test
// mocked two of them; the third was live, and mailed everybody. Write a guard: while a test
// runs, a world that it forgot to mock tells its name. Begin with one world in part 1.
//
// You are done when
// - one world: a live one is replaced, and each use is reported
// - one world: a mock stays as it is
// - one world: it is put back, however the test ends
// - many worlds: each use is reported, and nothing before it
// - many worlds: mocks stay as they are
// - many worlds: the one that was forgotten tells its name
// - many worlds: all are put back, however the test ends
// - a slot is made early, and each guard looks anew when it begins
// - a guard within a guard remembers what it has found itself
// - the test runs once, and its answer or its error comes out
//
// Edit:   everything below "Yours". The worlds are in Sources/Chapter4-Current/PrimeWorlds.
// Check:  swift run workshop check 4.7
// Read:   Book/04-Current.md, "Several worlds"

import PrimeWorlds

// MARK: - Yours

/// Part 1. Runs a test. A world that is live when the guard begins is replaced for that long.
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
  let before = get()
  defer { set(before) }
  if before.isLive { set(.reporting { report(name) }) }
  return try test()
}

/// Part 2. A world as the guard knows it: its type is hidden, so that all fit into one array.
@MainActor
struct WorldSlot {
  /// Puts a world there that reports, if the one that is there is live.
  /// - Returns: puts the world back as it was.
  let replace: (_ report: @escaping @MainActor (String) -> Void) -> () -> Void
}

/// A slot for one world, which is neither read nor written yet. The parameters are part 1's.
@MainActor
func makeWorldSlot<World: FeatureWorld>(
  _ name: String, get: @escaping @MainActor () -> World, set: @escaping @MainActor (World) -> Void
) -> WorldSlot {
  WorldSlot { report in
    let before = get()
    if before.isLive { set(.reporting { report(name) }) }
    return { set(before) }
  }
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
  let putBack = slots.map { $0.replace(report) }
  defer { putBack.forEach { $0() } }
  return try test()
}
