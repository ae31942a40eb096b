@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

/// A watcher in a course of three exercises, whose window, keys, clock and verdicts the test holds.
struct WatchStage {
  static let files = [
    "Sources/Chapter1-First/x.swift": "",
    "Exercises/Chapter1/1.1-One.swift": "// 1.1 · Number one  ★☆☆\n\n// MARK: - Yours\n\nmine\n",
    "Exercises/Chapter1/1.2-Two.swift": "// 1.2 · Number two  ★★☆",
    "Exercises/Chapter1/1.3-Three.swift": "// 1.3 · Number three  ★★☆",
    "Solutions/Chapter1/1.1-One.swift": "// 1.1 · Number one  ★☆☆\n\n// MARK: - Yours\n\nours\n",
    "Solutions/Chapter1/1.2-Two.swift": "",
    "Solutions/Chapter1/1.3-Three.swift": "",
    "Tests/Exercises/Chapter1/1.1-OneMistakes.md": "## Not begun\n\n```swift\nstart\n```\n",
    "Exercises/Chapter1/Hints.md": "## 1.1\n\n1. Nudge.\n2. Look.\n",
  ]
  static let red =
    ["1.1 Number one: red", "1 of 4 tests pass.", "", "In \"a\":", "  No."] as [Line]

  let workspace: Workspace
  let window: TestTerminal
  let clock = TestClock()
  /// The exercises whose check has begun.
  let checks = CallRecorder<String>()
  private let verdict: @Sendable (Exercise) async throws -> CheckReport

  /// Watches, and does what a learner would do meanwhile; then `q` ends it.
  ///
  /// - Parameters:
  ///   - id: the exercise to begin with; nil for the next one.
  ///   - isPlain: whether everything is written below what is there, without pages.
  ///   - hasKeys: whether there is a keyboard; without it, the end of the session ends it.
  ///   - verdict: what a check finds.
  static func session(
    from id: String? = nil, isPlain: Bool = false, hasKeys: Bool = true,
    verdict: @escaping @Sendable (Exercise) async throws -> CheckReport = { _ in
      CheckReport(exit: .red, lines: red)
    },
    _ learner: (WatchStage) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let stage = WatchStage(
        workspace: Workspace(root: folder), window: TestTerminal(), verdict: verdict)
      async let end: Void = stage.watch(from: id, isPlain: isPlain, hasKeys: hasKeys)
      try await learner(stage)
      guard hasKeys else { return }
      stage.window.type("q")
      try await end
    }
  }

  private func watch(from id: String?, isPlain: Bool, hasKeys: Bool) async throws {
    let terminal = window.terminal.wrapping(atMost: 100)
    let shown = isPlain ? nil : PageLines()
    let workshop = Workshop(
      workspace, terminal: shown.map { terminal.collecting($0.add) } ?? terminal.plain())
    var watcher = Watcher(
      workshop, from: try #require(workshop.exercise(of: try workshop.selection(id))),
      shown: shown,
      in: WatchDependencies(
        clock: clock, time: { "12:34:56" },
        content: { [workspace] in try? Data(contentsOf: workspace.url($0.task)) },
        check: { [checks, verdict] exercise in
          checks.record("\(exercise.id)")
          return try await verdict(exercise)
        }, keys: hasKeys ? window.keys : nil))
    await watcher.run()
  }

  func exercise(_ number: Int) -> Exercise {
    Course(discoveredIn: workspace).exercises[number - 1]
  }

  /// Saves files, and lets the watcher look until they count.
  func save(_ text: String, to numbers: Int...) async throws {
    // It takes the files as they are before its first wait.
    await clock.waitForSleepers(1)
    for number in numbers {
      try Data(text.utf8).write(to: workspace.url(exercise(number).task))
    }
    await look()
    await look()
  }

  /// Lets the watcher look at the files once.
  func look() async {
    await clock.waitForSleepers(1)
    await clock.advance(by: SavedFiles.pause)
    await clock.waitForSleepers(1)
  }

  /// Notes an exercise as solved, as a check does.
  func solve(_ number: Int) throws {
    var progress = Progress(of: workspace)
    let exercise = exercise(number)
    progress.note(true, for: exercise, judging: try workspace.text(exercise.task))
    try progress.save()
  }
}
