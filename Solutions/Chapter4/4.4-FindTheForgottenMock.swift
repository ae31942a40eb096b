// 4.4 · Find the forgotten mock                                            ★★☆
//
// Prime Time has three features by now, and each has its world in a global. Last night's test
// mocked two of them; the third was live, and mailed everyone. Write a guard for one world: if
// it's live, each use of it by the test is reported, and nothing real is done.
//
// You are done when
// - the test runs once, and its result or its error is passed on
// - a live world is replaced, and each use is reported when it happens
// - a mock stays as it is
// - live or mock, the world is put back, however the test ends
// - a guard within a guard puts back what it found when it began
//
// Edit:   the body of `withWorldGuarded`. Its world: Sources/Chapter4-Current/PrimeWorlds.
// Check:  swift run workshop check 4.4
// Read:   Book/04-Current.md, "Several worlds"

import PrimeWorlds

// MARK: - Yours

/// Runs a test. A world that is live when the guard begins is replaced for the test. Afterwards
/// it is what it was before, live or mock, even if the test has assigned another one.
///
///     withWorldGuarded("mail", get: { mailWorld }, set: { mailWorld = $0 }) {
///       Issue.record("\($0) is not mocked")
///     } test: {
///       mailWorld.send("The prime of the day is 17")
///     }
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
