// 4.6 · Two tests at once                                                  ★★☆
//
// Ada's greeting is tested in Copenhagen, and Bo's in Tokyo. Both tests set the start screen's
// `Current`, and Swift Testing may run them at the same time. First write Bo's test as you would
// if it were the only one, and see what becomes of its neighbour. Then write the trait that gives
// each test a world of its own. (`Greeting` and `Current` are in Sources/Chapter4-Current.)
//
// You are done when
// - part 1: alone, your test passes, and the world is as it was before
// - part 1: beside its neighbour, your test fails, and so does its neighbour
// - part 2: your trait runs the test once, in its time zone, and passes its error on
// - part 2: with your trait, two tests at once keep their own time zones
//
// Edit:   `testInTokyo(pause:)` and `InTimeZone` at the end of this file.
// Check:  swift run workshop check 4.6
// Read:   Book/04-Current.md, "A value for a task"

import Foundation
import GreetingFeature
import Testing

// MARK: - Given

/// The start screen's world again, this time one for each task.
enum TaskWorld {
  @TaskLocal static var current = StartScreenEnvironment.mock
}

extension TimeZone {
  static let copenhagen = TimeZone(secondsFromGMT: 3_600) ?? .gmt
  static let tokyo = TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt
}

// MARK: - Yours

// Nothing is wrong with the test in Tokyo: it sets its world, and puts back what was there. Beside
// its neighbour it fails all the same, because there is one place for two worlds.

/// Part 1. Tests that `Greeting(for: "Bo").text` goes by the time zone in `Current`. In the mock's
/// world, it's 19:05 in Tokyo: "Good evening, Bo. It is 19:05."
///
/// - Parameter pause: stands for what a test waits for between setting the world and looking at
///   the greeting. Meanwhile its neighbour, the test in Copenhagen, has its turn. Call it once.
@MainActor
func testInTokyo(pause: @Sendable () async -> Void) async {
  let before = Current
  defer { Current = before }
  Current = .mock
  Current.timeZone = .tokyo
  await pause()
  #expect(Greeting(for: "Bo").text == "Good evening, Bo. It is 19:05.")
}

/// Part 2. Runs a test in a time zone: `TaskWorld.current.timeZone` is this one for the test and
/// the tasks that it starts. You put it on a test as `@Test(InTimeZone(.tokyo))`.
struct InTimeZone: TestTrait, TestScoping {
  let timeZone: TimeZone

  init(_ timeZone: TimeZone) { self.timeZone = timeZone }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var world = TaskWorld.current
    world.timeZone = timeZone
    try await TaskWorld.$current.withValue(world, operation: function)
  }
}
