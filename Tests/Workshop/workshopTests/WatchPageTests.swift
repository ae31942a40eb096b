@testable import CourseModel
import Foundation
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

/// `watch` in a window: what fits it, and what stays in sight.
@Suite("The pages of watch")
struct WatchPageTests {
  private let bar = "[...] 0 of 3 solved\nExercises/Chapter1/1.1-One.swift\n"

  /// Watches a course of three exercises in a window.
  ///
  /// - Parameters:
  ///   - verdict: what a check shows, and how it ends.
  ///   - learner: what a learner does meanwhile; then `q` ends it.
  private func session(
    columns: Int = 80, rows: Int = 24,
    verdict: @escaping @Sendable (Exercise) -> ([Line], WorkshopExit),
    _ learner: (TestTerminal, Workspace) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      for (path, text) in WatchStage.files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let workspace = Workspace(root: folder)
      let person = TestTerminal(columns: columns, rows: rows)
      let shown = PageLines()
      let plain = Workshop(workspace, terminal: person.terminal.wrapping(atMost: 100))
      let workshop = plain.collecting(in: shown)
      var watcher = Watcher(
        workshop, from: WatchStage.one, once: false,
        in: WatchDependencies(
          interval: .seconds(3600), clock: TestClock(), time: { "12:34:56" },
          content: { _ in Data() },
          check: { exercise in
            let (lines, exit) = verdict(exercise)
            workshop.terminal.draw(Screen(lines))
            return exit
          },
          keys: person.keys),
        shown: shown)
      async let exit = watcher.run()
      try await learner(person, workspace)
      person.type("q")
      #expect(try await exit == .success)
    }
  }

  private static let red: @Sendable (Exercise) -> ([Line], WorkshopExit) = { exercise in
    (["\(exercise.id) Number one: red", "1 of 4 tests pass.", "", "In \"a\":", "  No."], .red)
  }

  @Test(
    "a verdict and what is below it fit the window",
    arguments: [
      (60, 24, "h hint, n next, l list, s our answer, q quit, ? keys"),
      (80, 24, "h hint, n next, l list, x reset, s our answer, q quit, ? keys"),
      (120, 40, "h hint, n next, l list, x reset, s our answer, q quit, ? keys"),
      (40, 24, "h hint, n next, l list, q quit, ? keys"),
    ])
  func fits(columns: Int, rows: Int, keys: String) async throws {
    try await session(columns: columns, rows: rows, verdict: Self.red) { person, _ in
      #expect(
        await person.shows(
          """
          ── 1.1 Number one  ★☆☆, 12:34:56

          1.1 Number one: red
          1 of 4 tests pass.

          In "a":
            No.

          \(bar)\(keys)
          """), "\(person.screen)")
    }
  }

  @Test("a verdict that is longer than the window loses its middle, and says how to see all of it")
  func longVerdict() async throws {
    try await session(verdict: { exercise in
      (Self.red(exercise).0 + (1...40).map { "  | \($0)" }, .red)
    }) { person, _ in
      #expect(
        await person.sees(
          """
          ── 1.1 Number one  ★☆☆, 12:34:56

          1.1 Number one: red
          1 of 4 tests pass.

          In "a":
            No.
            | 1
            | 2
            | 3
            | 4
            | 5
            | 6
          … 29 more lines; `swift run workshop check 1.1` shows all
            | 36
            | 37
            | 38
            | 39
            | 40

          \(bar)
          """), "\(person.screen)")
    }
  }

  @Test("the newest hint stays below a red verdict, cut where it has no room; h shows all of it")
  func hint() async throws {
    let count = Mutex(3)
    try await session(verdict: { exercise in
      (Self.red(exercise).0 + (1...count.withLock(\.self)).map { "\($0)" }, .red)
    }) { person, workspace in
      let long = (1...80).map { "word\($0)" }.joined(separator: " ")
      try Data("## 1.1\n\n1. Nudge.\n2. \(long)\n".utf8)
        .write(to: workspace.url("Exercises/Chapter1/Hints.md"))
      #expect(await person.sees("1.1 Number one: red"))
      person.type("hh")
      #expect(await person.sees("There are no more hints. s shows our answer.\n\n\(bar)"))
      #expect(person.screen.hasPrefix("1.1 Number one: red\n1 of 4 tests pass.\n\n1.1 Number one"))
      #expect(!person.screen.contains("Nudge"), "One at a time.")
      person.press(.escape)
      #expect(await person.sees("\n3\n\nHint 2 of 2: word1 "))
      #expect(person.screen.contains("word80\n\n\(bar)"))
      count.withLock { $0 = 30 }
      person.type("r")
      #expect(await person.sees("… h shows all of this hint\n\n\(bar)"))
      #expect(person.screen.hasPrefix("1.1 Number one: red\n1 of 4 tests pass."))
      person.type("h")
      #expect(await person.sees("word80\n\n\(bar)"))
      #expect(person.screen.contains("1 of 4 tests pass.\n\nHint 2 of 2: word1"))
    }
  }

  @Test("below an error from the compiler there is no hint")
  func noHint() async throws {
    try await session(verdict: { _ in
      (["1.1 Number one: does not compile"], .doesNotCompile)
    }) { person, _ in
      #expect(await person.sees("1.1 Number one: does not compile"))
      person.type("h")
      #expect(await person.sees("1. Nudge."))
      person.press(.escape)
      #expect(await person.sees("── 1.1"))
      #expect(!person.screen.contains("Hint 1"))
    }
  }

  @Test(
    "every key leaves the bar, the path and the keys in sight; Escape goes back", arguments: "hs?lx"
  )
  func keys(key: Character) async throws {
    try await session(verdict: Self.red) { person, _ in
      #expect(await person.sees("1.1 Number one: red"))
      let before = person.screen
      person.type("\(key)")
      #expect(await eventually { person.screen != before })
      #expect(person.screen.contains(bar), "\(person.screen)")
      person.press(.escape)
      if key == "h" {
        #expect(await person.sees("Hint 1 of 3: Nudge.\n\n\(bar)"))
      } else {
        #expect(await person.shows(before), "\(person.screen)")
      }
    }
  }

  @Test("a page before can be scrolled back to, and has left no line in the window")
  func scrollsBack() async throws {
    try await session(verdict: Self.red) { person, _ in
      #expect(await person.sees("1.1 Number one: red"))
      let (height, before) = (person.lines.count, person.scrolledAway)
      person.type("?")
      #expect(await person.sees("show this list"))
      #expect(person.scrolledAway - before == height)
      #expect(person.screen.hasPrefix("1.1 Number one: red\n1 of 4 tests pass.\n\n  h  show"))
    }
  }

  @Test("a key that does nothing says so below the page, and another size draws it again")
  func remarks() async throws {
    try await session(verdict: Self.red) { person, _ in
      #expect(await person.sees("1.1 Number one: red"))
      person.type("k")
      #expect(await person.sees("? keys\nThis key does nothing; ? lists the keys."))
      person.resize(columns: 60, rows: 30)
      #expect(await person.sees("h hint, n next, l list, s our answer, q quit, ? keys"))
      #expect(person.lines[2] == "1.1 Number one: red")
    }
  }

  @Test("a solved exercise says that there is no hurry, and where n goes")
  func solved() async throws {
    let verdict: [Line] = ["1.1 Number one: solved", "Its one test passes."]
    try await session(verdict: { _ in (verdict, .success) }) { person, workspace in
      #expect(await person.sees("1.1 Number one: solved"))
      person.type("?")
      #expect(await person.sees("1.1 Number one: solved\nIts one test passes.\n\n  h  show"))
      var progress = Progress(of: workspace)
      progress.note(true, for: WatchStage.one, judging: try workspace.text(WatchStage.one.task))
      try progress.save()
      person.type("r")
      #expect(
        await person.sees(
          """
          [#..] 1 of 3 solved
          Exercises/Chapter1/1.1-One.swift
          ✓ Solved. Stay as long as you like; n goes to 1.2 Number two  ★★☆
          n next, l list, x reset, s our answer, q quit, ? keys
          """), "\(person.screen)")
    }
  }

  @Test(
    "whatever the window's size, what was asked for stays in sight",
    arguments: [
      ("", ["1.1 Number one: red", "1 of 4 tests pass.", "  No."]),
      ("h\n", ["1.1 Number one: red", "1 of 4 tests pass.", "  No."]),
      ("h", ["one.", "1. Nudge."]), ("s", ["y yes, n no"]),
      ("x", ["y yes, n no"]), ("l", ["q goes back."]), ("?", ["show this list"]),
    ])
  func sizes(keys: String, asked: [String]) throws {
    try withWorkspace(WatchStage.files) { workspace in
      let person = TestTerminal()
      let shown = PageLines()
      let plain = Workshop(workspace, terminal: person.terminal.wrapping(atMost: 100))
      var watcher = Watcher(
        plain.collecting(in: shown), from: WatchStage.one, once: false,
        in: WatchDependencies(
          interval: .seconds(3600), clock: TestClock(), time: { "12:34:56" },
          content: { _ in nil }, check: { _ in .red }, keys: person.keys),
        shown: shown)
      shown.add(Self.red(WatchStage.one).0 + (1...20).map { "  | \($0)" })
      _ = try watcher.take(.success(.red))
      for key in Key.typing(keys) { _ = watcher.take(key) }
      for columns in [1, 20, 80, 200] {
        for rows in Array(1...14) + [60] {
          person.resize(columns: columns, rows: rows)
          _ = watcher.take(.redraw)
          guard columns > 1, rows > 2 else { continue }
          let screen = person.screen
          #expect(
            asked.prefix(rows < 8 ? 1 : 3).allSatisfy(screen.contains),
            "\(columns)x\(rows):\n\(screen)")
        }
      }
    }
  }
}
