@testable import CourseModel
import Foundation
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

  /// A run of a script that reports the start of a test first.
  private func run(
    _ script: String, timeout: Duration, log: @escaping @Sendable (Workspace, BuildEvent) -> Void
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
        Command(workspace.url("bin/tests").path, in: workspace.root), of: "1.2",
        TestRun.Options(filter: "x", timeout: timeout, outputLimit: 1 << 20), .forTests(),
        { log(workspace, $0) }, patience: .zero)
    }
  }

  @Test("what was reported before the limit counts")
  func timedOut() throws {
    let run = try run("exec sleep 1000", timeout: .milliseconds(300)) { _, _ in }
    #expect(run.end == .timedOut)
    #expect(run.events.tests.map(\.hasStarted) == [true])
  }

  @Test("what the tests show of the answer is read, as much of it as anyone could look at")
  func demonstration() throws {
    func shown(_ script: String) throws -> String {
      try run(script, timeout: .seconds(60)) { _, _ in }.demonstration
    }
    #expect(try shown("echo '16:04  online' >>\"$WORKSHOP_DEMONSTRATION\"") == "16:04  online\n")
    let many = try shown("head -c 100000 /dev/zero | tr '\\0' x >\"$WORKSHOP_DEMONSTRATION\"")
    #expect(many.count == TestRun.demonstrationLimit)
  }

  @Test(
    "a demonstration that is missing or can't be read is none",
    arguments: [":", "mkdir \"$WORKSHOP_DEMONSTRATION\"", "mkfifo \"$WORKSHOP_DEMONSTRATION\""])
  func noDemonstration(_ script: String) throws {
    let run = try run(script, timeout: .seconds(60)) { _, _ in }
    #expect(run.end == .exited(failed: false))
    #expect(run.demonstration.isEmpty)
  }

  @Test("a wait is told while the test runs")
  func waiting() throws {
    let sentence = "A test of 1.2 is still running. It is stopped after 60 s."
    let run = try run("cat go", timeout: .seconds(60)) { workspace, event in
      // The program ends as soon as it's told.
      if event == .waiting(sentence) { try? Data().write(to: workspace.url("go")) }
    }
    #expect(run.end == .exited(failed: false))
  }
}
