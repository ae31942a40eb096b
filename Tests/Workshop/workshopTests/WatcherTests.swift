@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

@Suite("Watching")
struct WatcherTests {
  // MARK: - Saves

  @Test("it follows the exercise that was saved, and goes to no other by itself")
  func follows() async throws {
    try await WatchStage.session(verdict: { _ in CheckReport(exit: .success, lines: ["Solved."]) })
    {
      stage in
      await stage.checks.waitForCalls(1)
      try await stage.save("a", to: 2)
      await stage.checks.waitForCalls(2)
      #expect(await stage.window.sees("── 1.2 saved 12:34:56\nSolved."))
      try await stage.save("b", to: 2)
      await stage.checks.waitForCalls(3)
      #expect(stage.checks.calls == ["1.1", "1.2", "1.2"])
    }
  }

  @Test("of many that are saved at once it checks the one it was at, or none")
  func burst() async throws {
    // It begins with the exercise that was asked for.
    try await WatchStage.session(from: "1.2") { stage in
      await stage.checks.waitForCalls(1)
      try await stage.save("a", to: 1, 3)
      try await stage.save("b", to: 1, 2, 3)
      await stage.checks.waitForCalls(2)
      #expect(stage.checks.calls == ["1.2", "1.2"])
    }
  }

  @Test("a check that runs is ended when a file changes again, and another one begins")
  func cancels() async throws {
    let gate = TestClock()
    let ended = CallRecorder<String>()
    try await WatchStage.session(verdict: { exercise in
      do {
        try await gate.sleep(for: .seconds(1))
      } catch {
        ended.record("\(exercise.id)")
        throw error
      }
      return CheckReport(exit: .red, lines: ["Verdict on \(exercise.id)"])
    }) { stage in
      await stage.checks.waitForCalls(1)
      try await stage.save("a", to: 3)
      await stage.checks.waitForCalls(2)
      #expect(ended.calls == ["1.1"])
      await gate.waitForSleepers(1)
      await gate.advance(by: .seconds(1))
      #expect(await stage.window.sees("Verdict on 1.3"))
    }
  }

  @Test("an error is told, and the watch goes on")
  func errors() async throws {
    try await WatchStage.session(verdict: { _ in throw WorkspaceError.missing("Package.swift") }) {
      stage in
      #expect(await stage.window.sees("There is no file Package.swift.\n"))
      try await stage.save("a", to: 1)
      await stage.checks.waitForCalls(2)
    }
  }

  @Test("without a keyboard it checks what is saved, and names no keys")
  func noKeys() async throws {
    try await WatchStage.session(isPlain: true, hasKeys: false) { stage in
      #expect(await stage.window.sees("1.1 Number one: red"))
      #expect(await stage.window.sees("Exercises/Chapter1/1.1-One.swift\nWaiting for a save."))
      try await stage.save("a", to: 2)
      #expect(await stage.window.sees("1.2 saved 12:34:56"))
    }
  }

  // MARK: - Keys

  @Test("h shows the next hint, and the newest one stays below a verdict that it can help with")
  func hints() async throws {
    try await WatchStage.session { stage in
      let window = stage.window
      #expect(await window.sees("1.1 Number one: red"))
      window.type("h")
      #expect(
        await window.sees("1.1 Number one, hint 1 of 2\n\n1. Nudge.\n\nh shows the next one."))
      window.type("h")
      #expect(await window.sees("2. Look.\n\nThere are no more hints. s shows our answer.\n"))
      window.press(.escape)
      #expect(
        await window.sees("  No.\n\nHint 2 of 2: Look.\n\nExercises/Chapter1/1.1-One.swift\n"))
    }
  }

  @Test("r checks again, and n goes to the next exercise and checks it")
  func againAndNext() async throws {
    try await WatchStage.session { stage in
      await stage.checks.waitForCalls(1)
      stage.window.type("r")
      #expect(await stage.window.sees("── 1.1 again at 12:34:56\n"))
      stage.window.type("n")
      #expect(await stage.window.sees("── 1.2 Number two  ★★☆, 12:34:56\n"))
      await stage.checks.waitForCalls(3)
      #expect(stage.checks.calls == ["1.1", "1.1", "1.2"])
    }
  }

  @Test("s asks whether to show the answer, unless the exercise is solved")
  func solution() async throws {
    try await WatchStage.session { stage in
      let window = stage.window
      #expect(await window.sees("1.1 Number one: red"))
      window.type("s")
      #expect(await window.sees("1.1 Number one is not solved. Show our answer? y yes, n no"))
      window.type("hn")
      #expect(await window.sees("h hint, n next"))
      #expect(!window.screen.contains("Nudge"), "Another key is no answer.")
      window.type("sy")
      #expect(await window.sees("-mine\n+ours\n"))
      window.press(.escape)
      try stage.solve(1)
      window.type("s")
      #expect(await window.sees("-mine\n+ours\n"))
    }
  }

  @Test(
    "x asks, brings the exercise back, and the next verdict says where the learner's version is")
  func reset() async throws {
    try await WatchStage.session { stage in
      let window = stage.window
      await stage.checks.waitForCalls(1)
      window.type("x")
      #expect(await window.sees("Reset 1.1? Your version is kept as a copy. y yes, n no"))
      window.type("y")
      #expect(await window.sees("is back to what it was at the start."))
      let text = try stage.workspace.text(stage.exercise(1).task)
      #expect(text.hasSuffix("\nstart\n"))
      await stage.look()
      await stage.look()
      await stage.checks.waitForCalls(2)
      #expect(await window.sees("── 1.1 saved 12:34:56\n1.1 Number one is back to"))
      #expect(window.screen.contains("Your version is in .workshop/backups/1.1-One-"))
      #expect(window.screen.contains("1.1 Number one: red"))
    }
  }

  @Test("? lists the keys; Escape brings the verdict back")
  func keys() async throws {
    try await WatchStage.session { stage in
      #expect(await stage.window.sees("1.1 Number one: red"))
      let page = stage.window.screen
      stage.window.type("?")
      #expect(await stage.window.sees("  h  show the next hint\n  n  go to the next exercise\n"))
      stage.window.press(.escape)
      #expect(await stage.window.shows(page))
    }
  }

  // MARK: - The list

  @Test("l lists the chapters and the exercises of this one, and a number goes there")
  func list() async throws {
    try await WatchStage.session { stage in
      let window = stage.window
      #expect(await window.sees("1.1 Number one: red"))
      window.type("l")
      #expect(
        await window.shows(
          """
            1  First  [...]  0 of 3 solved

          > 1.1   open         ★☆☆  Number one
            1.2   open         ★★☆  Number two
            1.3   open         ★★☆  Number three

          Exercises/Chapter1/1.1-One.swift
          Type a number and Return, such as 1.1 or 1; q goes back.
          """), "\(window.screen)")
      window.type("7.7\n")
      #expect(await window.sees("There is no exercise or chapter 7.7."))
      window.type("1\n1.2\u{7F}3\n")
      await stage.checks.waitForCalls(2)
      #expect(stage.checks.calls == ["1.1", "1.3"])
    }
  }

  @Test("a verdict that comes while the list is open leaves it open; q goes to the verdict")
  func listMeanwhile() async throws {
    let gate = TestClock()
    try await WatchStage.session(verdict: { _ in
      try await gate.sleep(for: .seconds(1))
      return CheckReport(exit: .red, lines: WatchStage.red)
    }) { stage in
      await gate.waitForSleepers(1)
      stage.window.type("l")
      #expect(await stage.window.sees("Type a number and Return"))
      await gate.advance(by: .seconds(1))
      stage.window.type("q")
      #expect(await stage.window.sees("1.1 Number one: red"))
    }
  }

  // MARK: - The command

  @Test("the command reads the files, takes keys, and gives the terminal back at the end")
  func command() async throws {
    let copy = try FixtureCourse.copyForTheRun()
    let (window, stops) = (TestTerminal(), CallRecorder<Void>())
    let workshop = Workshop(
      copy, terminal: window.terminal, toolchain: FixtureReader(copy).toolchain)
    let keyboard = Keyboard(keys: window.keys) { stops.record(()) }
    async let end = workshop.watch(
      try workshop.selection("1.2"), timeout: .seconds(3), keyboard: keyboard)
    #expect(await window.sees("1.2 Red at the start: red\n1 of 2 tests pass."))
    try Data("func red() -> Int {\n  7\n}\n".utf8)
      .write(to: copy.url("Exercises/Chapter1/1.2-Red.swift"), options: .atomic)
    #expect(await window.sees("1.2 Red at the start: solved"))
    window.type("n")
    #expect(await window.sees("1.3 Does not compile: does not compile"))
    #expect(stops.count == 0)
    // As q does.
    window.press(.control("d"))
    #expect(try await end == .success)
    #expect(stops.count == 1)
  }
}
