import TerminalUI
import TestSupport
import Testing
@testable import workshop

@Suite("The pages of watch")
struct WatchPageTests {
  private let end = """
    Exercises/Chapter1/1.1-One.swift
    h hint, n next, l list, x reset, s answer, q quit, ? keys
    """

  @Test("a solved verdict is followed by the progress, the next exercise and the keys")
  func solved() async throws {
    try await WatchStage.session(verdict: { _ in CheckReport(exit: .success, lines: ["Solved."]) })
    {
      stage in
      #expect(await stage.window.sees("Solved."))
      try stage.solve(1)
      stage.window.type("r")
      #expect(
        await stage.window.shows(
          """
          ── 1.1 again at 12:34:56
          Solved.

          1 of 3 solved. n goes to 1.2 Number two  ★★☆
          n next, l list, x reset, s answer, q quit, ? keys
          """), "\(stage.window.screen)")
      for number in 2...3 { try stage.solve(number) }
      stage.window.type("r")
      #expect(await stage.window.sees("All exercises are solved. Well done.\nn next"))
      stage.window.type("n")
      #expect(await stage.window.sees("There is no other exercise to solve."))
    }
  }

  @Test("a verdict that is longer than the window is cut; heading, hint, file and keys stay")
  func long() async throws {
    try await WatchStage.session(verdict: { _ in
      CheckReport(exit: .red, lines: WatchStage.red + (1...40).map { "\($0)" })
    }) { stage in
      #expect(await stage.window.sees("── 1.1 Number one"))
      stage.window.type("h")
      #expect(await stage.window.sees("Nudge"))
      stage.window.press(.escape)
      #expect(await stage.window.sees("  No.\n1\n"))
      #expect(stage.window.lines.count == 23)
      #expect(stage.window.screen.hasPrefix("── 1.1 Number one"))
      #expect(stage.window.screen.hasSuffix("11\n…\n\nHint 1 of 2: Nudge.\n\n\(end)"))
    }
  }

  @Test("what the answer printed has the room that the verdict leaves, with its last lines")
  func printed() async throws {
    try await WatchStage.session(verdict: { _ in
      CheckReport(
        exit: .red, lines: WatchStage.red,
        printed: ["", "Your code printed:"] + (1...20).map { "  | \($0)" })
    }) { stage in
      #expect(await stage.window.sees("  No.\n\nYour code printed:\n  | 9\n"))
      #expect(
        stage.window.screen.hasPrefix("── 1.1 Number one  ★☆☆, 12:34:56\n1.1 Number one: red"))
      #expect(stage.window.screen.hasSuffix("  | 20\n\n\(end)"))
    }
  }

  @Test("without pages everything is below what was there, and words stand for signs")
  func plain() async throws {
    try await WatchStage.session(isPlain: true) { stage in
      let window = stage.window
      #expect(await window.sees("? keys"))
      window.type("h")
      #expect(await window.sees("h shows the next one."))
      #expect(
        await window.shows(
          """

          1.1 Number one (easy), 12:34:56
          1.1 Number one: red
          1 of 4 tests pass.

          In "a":
            No.

          \(end)

          1.1 Number one, hint 1 of 2

          1. Nudge.

          h shows the next one.

          \(end)
          """), "\(window.screen)")
    }
  }
}
