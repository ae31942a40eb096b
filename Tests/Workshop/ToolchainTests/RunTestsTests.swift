@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import Toolchain

@Suite("A run of tests is watched", .blocking)
struct RunTestsTests {
  private let start = SuspendingClock.now

  private func watch() -> TestWatch {
    TestWatch(timeout: .seconds(10), startup: .seconds(30), now: start)
  }

  @Test("the limit counts from the last event, and ten times the limit is the end")
  func limit() {
    var watch = watch()
    #expect(watch.look(size: 0, now: start + .seconds(40)) == .silent)
    var size = 1
    for seconds in stride(from: 40, through: 139, by: 9) {
      size += 1
      #expect(watch.look(size: size, now: start + .seconds(seconds)) == .silent)
    }
    #expect(watch.look(size: size + 1, now: start + .seconds(141)) == .over)
  }

  @Test("a test that has no news is told once and then stopped, and so is a program without one")
  func silence() {
    var running = watch()
    #expect(running.look(size: 7, now: start) == .silent)
    #expect(running.look(size: 7, now: start + .seconds(3)) == .isLate)
    #expect(running.look(size: 7, now: start + .seconds(10)) == .silent)
    #expect(running.look(size: 7, now: start + .milliseconds(10_001)) == .over)
    var mute = watch()
    #expect(mute.look(size: 0, now: start + .seconds(41)) == .over)
  }

  /// A run of a script that reports the start of a test first.
  private func run(
    _ script: String, log: @escaping @Sendable (Workspace, BuildEvent) -> Void = { _, _ in }
  ) throws -> TestRun {
    let program = """
      #!/bin/sh
      while [ "$1" != --event-stream-output-path ]; do shift; done
      cat events >"$2"
      \(script)

      """
    let id = "Chapter1ExercisesTests.Exercise1_2/a()/1.2-TwoTests.swift:8:4"
    let events = """
      {"kind": "test", "payload": {"kind": "function", "id": "\(id)", "displayName": "a"}}
      {"kind": "event", "payload": {"kind": "testStarted", "testID": "\(id)"}}

      """
    return try withWorkspace(["bin/tests": program, "events": events]) { workspace in
      try #require(mkfifo(workspace.url("go").path, 0o600) == 0)
      return try runTests(
        Command(workspace.url("bin/tests").path, in: workspace.root),
        of: Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two"),
        timeout: .seconds(60), .forTests(), folder: workspace.url("run"),
        splitsOutput: true
      ) { log(workspace, $0) }
    }
  }

  @Test("what prints without end is stopped")
  func flood() throws {
    #expect(try run("yes").end == .outputLimitExceeded)
  }

  @Test("what the tests print and tell of their answer is kept apart; --verbose logs all")
  func files() throws {
    let logged = CallRecorder<BuildEvent>()
    let run = try run(
      """
      echo printed; echo report >&2
      echo '1.2 9f86d081884c7d65' >"$WORKSHOP_RUN/stamps"
      """
    ) { _, event in logged.record(event) }
    #expect(logged.calls.contains(.output("printed")) && logged.calls.contains(.output("report")))
    #expect(run.printed == "printed\n" && run.output == "report\n")
    #expect(run.stamp == "9f86d081884c7d65")
    #expect(try self.run(":").stamp == "")
  }

  @Test("a wait is told while the test runs")
  func waiting() throws {
    let sentence = "A test of 1.2 is still running. It is stopped after 60 s."
    let run = try run("cat go") { workspace, event in
      // The program ends as soon as it's told.
      if event == .waiting(sentence) { try? Data().write(to: workspace.url("go")) }
    }
    #expect(run.end == .crashed(signal: nil) || run.end == .exited(failed: false))
  }
}
