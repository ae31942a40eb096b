import Foundation
import GreetingFeature
import TestSupport
import Testing
import WaysOut

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.6"), .serialized)
struct Exercise4_6 {
  @Test("part 1: alone, your test passes, and the world is as it was before")
  func passesAlone() async {
    let zone = TimeZone(secondsFromGMT: -3_600) ?? .gmt
    Current.timeZone = zone
    let complaint = await issues(of: testInTokyo, about: Task.yield).first
    #expect(complaint == nil, "In the mock's world it's 19:05 in Tokyo: \(complaint ?? "")")
    #expect(Current.timeZone == zone, "Put back what your test has found.")
  }

  @Test("part 1: beside its neighbour, your test fails, and so does its neighbour")
  func failsBesideItsNeighbour() async {
    let complaints = CallRecorder<String>()
    await interleaved { number, pause in
      let (name, test) =
        number == 1 ? ("Copenhagen", testInCopenhagen) : ("Tokyo", testInTokyo)
      let complaint = await issues(of: test, about: pause).first
      if complaint != nil { complaints.record(name) }
    }
    #expect(
      complaints.calls == ["Copenhagen", "Tokyo"],
      "Set `Current`, pause once, and then expect the greeting, as the neighbour does.")
    let putBackClock: @Sendable () async -> Void = {
      await MainActor.run { Current.now = { Date(timeIntervalSince1970: 0) } }
    }
    let early = await issues(of: testInTokyo, about: putBackClock)
    #expect(early.count > 0, "The clock was put back during the pause. Expect the greeting itself.")
  }

  @Test("part 2: your trait runs the test once, in its time zone, and passes its error on")
  func bindsItsTimeZone() async throws {
    let zones = CallRecorder<TimeZone>()
    await #expect(throws: Refused.self, "The test's error ends the test.") {
      try await perform(in: .tokyo) {
        zones.record(TaskWorld.current.timeZone)
        zones.record(await Task { TaskWorld.current.timeZone }.value)
        throw Refused()
      }
    }
    #expect(zones.calls == [.tokyo, .tokyo], "Bind the world for the test and its tasks.")
    #expect(TaskWorld.current.timeZone == .gmt, "The test is over.")
  }

  @Test("part 2: with your trait, two tests at once keep their own time zones")
  func keepsNeighboursApart() async {
    let zones = CallRecorder<[TimeZone]>()
    await interleaved { number, pause in
      let zone: TimeZone = number == 1 ? .copenhagen : .tokyo
      try? await perform(in: zone) {
        await pause()
        zones.record([zone, TaskWorld.current.timeZone])
      }
    }
    #expect(
      zones.calls == [[.copenhagen, .copenhagen], [.tokyo, .tokyo]],
      "Each pair is what a test was to have, and what it had after its neighbour's turn.")
  }
}

private struct Refused: Error {}

/// Runs a test with the learner's trait.
private func perform(
  in zone: TimeZone, _ test: @Sendable () async throws -> Void
) async throws {
  let current = try #require(Test.current)
  try await InTimeZone(zone).provideScope(for: current, testCase: nil, performing: test)
}

/// The neighbour: Ada's greeting in Copenhagen.
@MainActor
private func testInCopenhagen(pause: @Sendable () async -> Void) async {
  let before = Current
  defer { Current = before }
  Current = .mock
  Current.timeZone = .copenhagen
  await pause()
  #expect(Greeting(for: "Ada").text == "Good morning, Ada. It is 11:05.")
}
