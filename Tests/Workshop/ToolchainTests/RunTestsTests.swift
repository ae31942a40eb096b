@testable import CourseModel
import Foundation
@testable import Processes
import TestSupport
import Testing
import WorkshopTestSupport

@testable import Toolchain

@Suite("A run of tests is watched", .blocking)
struct RunTestsTests {
  private let start = ContinuousClock.now

  private func watch() -> TestWatch {
    TestWatch(timeout: .seconds(10), startup: .seconds(30), now: start)
  }

  @Test("the limit counts from the last event, and ten times the limit is the end")
  func limit() {
    var watch = watch()
    #expect(watch.look(size: 0, now: start + .seconds(39)) == .news(.starting))
    #expect(watch.look(size: 1, now: start + .seconds(40)) == .silent)
    var size = 1
    for seconds in stride(from: 41, through: 140, by: 9) {
      size += 1
      #expect(watch.look(size: size, now: start + .seconds(seconds)) != .over)
    }
    #expect(watch.look(size: size + 1, now: start + .seconds(141)) == .over)
  }

  @Test("a test that has no news is stopped, and so is a program without a first word")
  func silence() {
    var running = watch()
    #expect(running.look(size: 7, now: start) == .silent)
    #expect(running.look(size: 7, now: start + .seconds(10)) == .news(.running))
    #expect(running.look(size: 7, now: start + .milliseconds(10_001)) == .over)
    var mute = watch()
    #expect(mute.look(size: 0, now: start + .seconds(40)) == .news(.starting))
    #expect(mute.look(size: 0, now: start + .seconds(41)) == .over)
  }

  @Test("after two seconds it is told what takes long, once")
  func news() {
    var watch = watch()
    #expect(watch.look(size: 0, now: start + .seconds(2)) == .silent)
    #expect(watch.look(size: 0, now: start + .milliseconds(2100)) == .news(.starting))
    #expect(watch.look(size: 0, now: start + .seconds(5)) == .silent)
    #expect(watch.look(size: 1, now: start + .seconds(6)) == .silent)
    #expect(watch.look(size: 1, now: start + .seconds(8)) == .silent)
    #expect(watch.look(size: 1, now: start + .milliseconds(8100)) == .news(.running))
    #expect(watch.look(size: 1, now: start + .seconds(9)) == .silent)
  }

  @Test("what was reported before the limit counts, and the wait is told")
  func timedOut() throws {
    let exercise = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")
    let script = """
      #!/bin/sh
      while [ "$1" != --event-stream-output-path ]; do shift; done
      cat events >"$2"
      exec sleep 1000
      """
    let id = "Chapter1ExercisesTests.Exercise1_2/a()/1.2-TwoTests.swift:8:4"
    let events = """
      {"kind": "test", "payload": {"kind": "function", "id": "\(id)", "displayName": "a"}}
      {"kind": "event", "payload": {"kind": "testStarted", "testID": "\(id)"}}

      """
    try withWorkspace(["bin/tests": script, "events": events]) { workspace in
      let options = TestRun.Options(
        filter: "x", timeout: .milliseconds(300), outputLimit: 1 << 20, memoryLimit: 1 << 30)
      let told = CallRecorder<BuildEvent>()
      let run = try runTests(
        Command(workspace.url("bin/tests").path, in: workspace.root), of: "\(exercise.id)", options,
        .forTests(), { told.record($0) }, patience: .zero)
      #expect(run.end == .timedOut)
      #expect(run.events.tests.map(\.hasStarted) == [true])
      #expect(
        told.calls.last
          == .waiting("A test of 1.2 is still running. It is stopped after 0.3 s."))
    }
  }
}
