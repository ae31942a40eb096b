import Foundation
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

  @Test("a red verdict stands between its heading, the file and the keys")
  func red() async throws {
    try await WatchStage.session { stage in
      #expect(
        await stage.window.shows(
          """
          ── 1.1 Number one  ★☆☆, 12:34:56
          1.1 Number one: red
          1 of 4 tests pass.

          In "a":
            No.

          \(end)
          """), "\(stage.window.screen)")
    }
  }

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

  @Test("in a low window the verdict's first line and the keys stay, whatever is asked for")
  func low() async throws {
    try await WatchStage.session(
      columns: 40, rows: 6,
      verdict: { _ in
        CheckReport(
          exit: .red, lines: WatchStage.red + (1...40).map { "\($0)" },
          printed: ["", "Printed:", "a"])
      }
    ) { stage in
      let window = stage.window
      #expect(await window.sees("1.1 Number one: red\n"))
      for (keys, expected) in [
        ("h", "h shows the next one."), ("\n", "1.1 Number one: red\n"), ("s", "y yes, n no"),
        ("n", "? keys"), ("x", "y yes, n no"), ("n", "? keys"), ("l", "q goes back."),
        ("q", "1.1 Number one: red\n"), ("?", "show this list"), ("r", "1.1 Number one: red\n"),
      ] {
        window.type(keys)
        #expect(await window.sees(expected), "\(keys): \(window.screen)")
      }
      for rows in 1...5 { window.resize(columns: 40, rows: rows) }
      window.resize(columns: 80, rows: 24)
      #expect(await window.sees("Printed") || window.screen.contains("In \"a\""))
    }
  }

  @Test("a page before can be scrolled back to, and has left no line in the window")
  func scrollsBack() async throws {
    try await WatchStage.session { stage in
      #expect(await stage.window.sees("1.1 Number one: red"))
      let (height, before) = (stage.window.lines.count, stage.window.scrolledAway)
      stage.window.type("?")
      #expect(await stage.window.sees("show this list"))
      #expect(stage.window.scrolledAway - before == height)
      #expect(stage.window.screen.hasPrefix("  h  show"))
    }
  }

  @Test("without pages everything is below what was there, and words stand for signs")
  func plain() async throws {
    try await WatchStage.session(rows: 60, isPlain: true) { stage in
      let window = stage.window
      #expect(await window.sees("? keys"))
      window.type("h")
      #expect(await window.sees("h shows the next one."))
      window.type("l")
      #expect(await window.sees("q goes back."))
      window.type("1.1\n")
      await stage.checks.waitForCalls(2)
      #expect(await window.sees("Hint 1 of 2: Nudge."))
      #expect(
        window.screen.hasPrefix(
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

            1  First: 0 of 3 solved

          1.1 Number one: begun, easy
          """), "\(window.screen)")
      #expect(window.screen.contains("q goes back.\n1.1\n1.1 Number one (easy), 12:34:56\n"))
    }
  }
}
