@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

/// What is shown around verdicts. The verdicts themselves are `check`'s.
@Suite("What watch shows around a verdict")
struct WatchScreenTests {
  private let stage = WatchStage()
  private let prompt = "Waiting for a save. 1.1 Number one: h hint, n next, ? keys\n"

  /// Notes an exercise as checked, as a check does.
  private func note(_ isSolved: Bool, _ exercise: Exercise, in workspace: Workspace) throws {
    var progress = Progress(of: workspace)
    progress.note(isSolved, for: exercise, judging: try workspace.text(exercise.task))
    try progress.save()
  }

  @Test("below a red verdict: progress, the file, and the keys that help")
  func red() async throws {
    _ = try await stage.session { workspace in
      #expect(await stage.sees(prompt))
      try note(true, WatchStage.two, in: workspace)
      try note(false, WatchStage.one, in: workspace)
      stage.type("r")
      #expect(await stage.sees(prompt, times: 2))
      stage.type("q")
    }
    #expect(
      stage.text.hasPrefix(
        """
        Watching 3 exercises. Save one, and it is checked here; q quits.

        ── 1.1 Number one  ★☆☆, 12:34:56
          edit   Exercises/Chapter1/1.1-One.swift


        [...] 0 of 3 solved
        Exercises/Chapter1/1.1-One.swift
        Waiting for a save. 1.1 Number one: h hint, n next, ? keys
        """), "\(stage.text)")
    #expect(
      stage.text.contains("\n[#..] 1 of 3 solved\nExercises/Chapter1/1.1-One.swift\n"),
      "What is only begun has no sign.")
  }

  @Test("below a solved verdict: the next exercise, and the keys that go on")
  func solved() async throws {
    _ = try await stage.session { workspace in
      #expect(await stage.sees(prompt))
      try note(true, WatchStage.one, in: workspace)
      stage.type("r")
      #expect(await stage.sees("n next, s our answer, ? keys\n"))
      stage.type("q")
    }
    #expect(
      stage.text.hasSuffix(
        """
        [#..] 1 of 3 solved
        Exercises/Chapter1/1.1-One.swift
        ✓ Solved. Stay as long as you like; n goes to 1.2 Number two  ★★☆
        Waiting for a save. 1.1 Number one: n next, s our answer, ? keys
        Your progress is kept. `swift run workshop watch` goes on from here.

        """), "\(stage.text)")
  }

  @Test("the bar is forty signs wide at most, and full only when all is solved")
  func bar() throws {
    let files = (1...46).map { "Solutions/Chapter1/1.\($0)-A.swift" }
    let sources = ["Sources/Chapter1-A/x.swift": ""]
    try withWorkspace(files.reduce(into: sources) { $0[$1] = "" }) { workspace in
      let workshop = Workshop(workspace, output: CallRecorder())
      var progress = Progress(of: workspace)
      for (number, exercise) in workshop.course.exercises.enumerated() where number < 45 {
        try FileManager.default.createDirectory(
          at: workspace.url("Exercises/Chapter1"), withIntermediateDirectories: true)
        try Data().write(to: workspace.url(exercise.task))
        progress.note(number != 1, for: exercise, judging: "")
      }
      #expect(
        workshop.overview(progress).text
          == "[\(String(repeating: "#", count: 38))..] 44 of 46 solved")
    }
  }

  @Test("a plain terminal gets words: no bar, no stars, no dashes")
  func plain() async throws {
    _ = try await stage.session(isPlain: true) { workspace in
      #expect(await stage.sees(prompt))
      try note(true, WatchStage.two, in: workspace)
      try note(false, WatchStage.one, in: workspace)
      stage.type("r")
      #expect(await stage.sees(prompt, times: 2))
      stage.type("lq")
      #expect(await stage.sees(prompt, times: 3))
      stage.type("q")
    }
    #expect(stage.text.contains("\n1.1 Number one (easy), 12:34:56\n  edit"))
    #expect(stage.text.contains("\n1 of 3 solved, 1 begun\nExercises/Chapter1/1.1-One.swift\n"))
    #expect(stage.text.contains("\n1.1 Number one: begun, easy, you are here\n"))
    #expect(!stage.text.contains { "─★☆[#".contains($0) }, "\(stage.text)")
  }

  @Test("without keys it names none")
  func noKeys() async throws {
    _ = try await stage.session(hasKeys: false) { _ in
      #expect(await stage.sees("Waiting for a save.\n"))
      stage.leave.finish()
    }
    #expect(stage.text.contains("is checked here; Ctrl-C ends it.\n"))
  }

  // MARK: - Hints

  @Test("the newest hint stays below the verdict until the exercise is solved")
  func hintStays() async throws {
    _ = try await stage.session { workspace in
      #expect(await stage.sees(prompt))
      stage.type("hh")
      #expect(await stage.sees(prompt, times: 3), "After each key it is clear what can be typed.")
      #expect(
        stage.text.contains("1.1 Number one, hint 1 of 3\n\n1. Nudge.\n\nh shows the next one.\n"))
      stage.type("r")
      #expect(await stage.sees(prompt, times: 4))
      #expect(stage.text.ranges(of: "\nHint 2 of 3: Look.\n\n[...] 0 of 3 solved\n").count == 1)
      try note(true, WatchStage.one, in: workspace)
      stage.type("r")
      #expect(await stage.sees("s our answer"))
      stage.type("q")
    }
    #expect(stage.text.ranges(of: "Hint 2 of 3").count == 1)
  }

  @Test("the last hint leads to the key that shows the answer")
  func lastHint() async throws {
    _ = try await stage.session { _ in
      #expect(await stage.sees(prompt))
      stage.type("hhhq")
    }
    #expect(stage.text.contains("3. Nearly.\n\nThere are no more hints. s shows our answer.\n"))
  }

  // MARK: - The list

  @Test("l lists the chapters and the exercises of this one, and a number goes there")
  func list() async throws {
    _ = try await stage.session { workspace in
      #expect(await stage.sees(prompt))
      try note(false, WatchStage.one, in: workspace)
      stage.type("l")
      #expect(await stage.sees("Type a number and Return, such as 1.1 or 1; q goes back.\n"))
      #expect(
        stage.text.contains(
          """

            1  First  [-..]  0 of 3 solved

            -  begun: not solved yet

          > 1.1   begun        ★☆☆  Number one
            1.2   open         ★★☆  Number two
            1.3   open         ★★☆  Number three

          """), "\(stage.text)")
      stage.type("1.2\u{7F}3\n")
      await stage.checks.waitForCalls(2)
      stage.type("q")
    }
    #expect(stage.text.contains("1.2\u{8} \u{8}3\n\n── 1.3 Number three"))
    #expect(stage.checks.calls == ["1.1", "1.3"])
  }

  @Test("a chapter's number lists it, and one that there is not is told")
  func places() async throws {
    _ = try await stage.session { _ in
      #expect(await stage.sees(prompt))
      stage.type("l7.7\n1\nq")
      #expect(await stage.sees(prompt, times: 2))
      stage.type("q")
    }
    #expect(
      stage.text.contains("7.7\nThere is no exercise or chapter 7.7.\nType a number and Return"))
    #expect(stage.text.ranges(of: "> 1.1   open").count == 2)
    #expect(stage.checks.calls == ["1.1"])
  }

  @Test("Escape, q and Return leave the list", arguments: [Key.escape, .character("q"), .enter])
  func leaves(key: Key) async throws {
    _ = try await stage.session { _ in
      #expect(await stage.sees(prompt))
      stage.type("l")
      stage.type(key)
      #expect(await stage.sees(prompt, times: 2))
      stage.type("q")
    }
  }

  @Test("a key that is no number says so, and the list stays open")
  func noNumber() async throws {
    _ = try await stage.session { _ in
      #expect(await stage.sees(prompt))
      stage.type("l9h")
      #expect(await stage.sees("Type a number and Return, or q to go back.\n"))
      stage.type("1.2\n")
      await stage.checks.waitForCalls(2)
      stage.type("q")
    }
    #expect(!stage.text.contains("hint 1 of 3"))
    #expect(stage.checks.calls == ["1.1", "1.2"])
  }

  @Test("a verdict that comes while the list is open leaves it open")
  func verdictMeanwhile() async throws {
    let gate = TestClock()
    _ = try await stage.session(verdict: { _ in
      try await gate.sleep(for: .seconds(1))
      return .red
    }) { _ in
      await gate.waitForSleepers(1)
      stage.type("l")
      #expect(await stage.sees("Type a number and Return"))
      await gate.advance(by: .seconds(1))
      #expect(
        await stage.sees(
          "0 of 3 solved\nExercises/Chapter1/1.1-One.swift\nType a number and Return"))
      stage.type("1.2\n")
      await gate.waitForSleepers(1)
      stage.type("q")
    }
    #expect(stage.checks.calls == ["1.1", "1.2"])
  }
}
