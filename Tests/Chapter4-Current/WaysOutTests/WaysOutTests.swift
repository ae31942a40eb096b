import TestSupport
import Testing

@testable import WaysOut

// One at a time, since three of the four worlds are shared: with another test beside it, a trace
// would read that test's world.
@Suite("Ways out", .alone)
struct WaysOutTests {
  static let shared: [SetAndRead] = [
    MainActorWorld.setAndRead, UnsafeWorld.setAndRead, LockedWorld.setAndRead,
  ]

  @Test("of two tasks that share a world, the first reads the second's", arguments: 0..<3)
  func tracesShared(way: Int) async {
    #expect(
      await trace(Self.shared[way]) == [
        .sets(task: 1), .sets(task: 2), .reads(task: 1, seen: 2), .reads(task: 2, seen: 2),
      ])
  }

  @Test("with the task-local each of the two reads its own")
  func tracesTaskLocal() async {
    #expect(
      await trace(TaskLocalWorld.setAndRead) == [
        .sets(task: 1), .sets(task: 2), .reads(task: 1, seen: 1), .reads(task: 2, seen: 2),
      ])
    #expect(TaskLocalWorld.current == 0)
  }

  // How many of them there are in the other three is down to chance, and no test may depend on it.
  @Test("with the task-local nobody in a race reads another task's world")
  func races() async {
    #expect(await race(TaskLocalWorld.setAndRead, runs: 200) == 0)
  }

  @Test("a race counts those that read another task's world")
  func counts() async {
    #expect(await race({ mine, _ in min(mine, 5) }, runs: 20) == 15)
  }

  // snippet.neighbours
  // Two tests that run at the same time, in two tasks of one test: that way each is certain to
  // find the other there. With @Test on both, they would meet only now and then.
  @MainActor @Test("two tests that set one global, and put it back, both fail")
  func neighbours() async {
    MainActorWorld.current = 0
    await interleaved { @MainActor mine, pause in
      await withKnownIssue {
        let before = MainActorWorld.current
        defer { MainActorWorld.current = before }
        MainActorWorld.current = mine
        await pause()
        #expect(MainActorWorld.current == mine)
      }
    }
    // The first test is long over. This is its world.
    #expect(MainActorWorld.current == 1)
  }
  // snippet.end

  // snippet.own-world
  @Test("the same two tests with a task-local both pass")
  func ownWorlds() async {
    await interleaved { mine, pause in
      await TaskLocalWorld.$current.withValue(mine) {
        await pause()
        #expect(TaskLocalWorld.current == mine)
      }
    }
  }
  // snippet.end
}
