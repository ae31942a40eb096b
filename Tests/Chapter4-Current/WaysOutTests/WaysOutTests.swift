import TestSupport
import Testing

@testable import WaysOut

// Serialized, since three of the four worlds are shared: a test that overrides one while another
// test does the same sees the other's. No test outside this suite touches them.
@Suite("Ways out", .serialized)
struct WaysOutTests {
  static let ways: [any WayOut.Type] = [
    MainActorWorld.self, UnsafeWorld.self, LockedWorld.self, TaskLocalWorld.self,
  ]

  @Test("alone, an override holds for the length of the body, and is put back", arguments: 0..<4)
  func restores(way index: Int) async {
    let way = Self.ways[index]
    // A race may have left a world behind.
    let before = await way.current
    let inside = await way.withWorld(World(id: 7)) {
      await Task.yield()
      return await way.current
    }
    #expect(inside == World(id: 7))
    #expect(await way.current == before)
  }

  @Test("nested, each override puts back the one around it", arguments: 0..<4)
  func nests(way index: Int) async {
    let way = Self.ways[index]
    let seen = CallRecorder<World>()
    await way.withWorld(World(id: 7)) {
      await way.withWorld(World(id: 8)) { seen.record(await way.current) }
      seen.record(await way.current)
    }
    #expect(seen.calls == [World(id: 8), World(id: 7)])
  }

  @Test("a body that throws: the error comes out, and the world is put back", arguments: 0..<4)
  func restoresAfterThrow(way index: Int) async {
    let way = Self.ways[index]
    let before = await way.current
    await #expect(throws: Oops.self) {
      try await way.withWorld(World(id: 7)) { throw Oops() }
    }
    #expect(await way.current == before)
  }

  @Test("everybody in a race is counted, as one or the other", arguments: 0..<4, [1, 50])
  func total(way index: Int, runs: Int) async {
    let tally = await race(Self.ways[index], runs: runs)
    #expect(tally.own + tally.strangers == runs)
    #expect(tally.own >= 0 && tally.strangers >= 0)
  }

  // What the other three count is down to chance, and no test may depend on it.
  @Test("with the task-local nobody reads another task's world")
  func taskLocal() async {
    #expect(await race(TaskLocalWorld.self, runs: 200) == Tally(own: 200, strangers: 0))
    #expect(TaskLocalWorld.current == .live)
  }

  @Test("the race finds strangers where they are for certain")
  func findsStrangers() async {
    #expect(await race(NoWorldOfMine.self, runs: 20).strangers == 20)
  }
}

/// Not serialized, since these tests share nothing.
@Suite("A world in a task-local")
struct TaskLocalWorldTests {
  // snippet.own-world
  @Test("tests that run at once each have a world of their own", arguments: [7, 8])
  func ownWorld(id: Int) async {
    await TaskLocalWorld.withWorld(World(id: id)) {
      await Task.yield()
      #expect(TaskLocalWorld.current.id == id)
    }
  }
  // snippet.end
}

/// Overrides nothing, and is always another task's world.
private enum NoWorldOfMine: WayOut {
  static let current = World(id: -1)

  static func withWorld<Result: Sendable>(
    _ world: World, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await body()
  }
}

private struct Oops: Error {}
