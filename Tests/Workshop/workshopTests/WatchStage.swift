@testable import CourseModel
import Foundation
import Synchronization
import TerminalUI
import TestSupport
import Testing
@testable import workshop

/// A watcher whose files, clock and keys the test holds, and whose checks do nothing.
final class WatchStage: Sendable {
  static let interval = Duration.milliseconds(300)

  private let files = Mutex<[Exercise: String?]>([:])
  private let typing: AsyncStream<Key>.Continuation
  let leave: AsyncStream<Never>.Continuation
  private let keys: AsyncStream<Key>
  private let stdinEnd: AsyncStream<Never>
  private let notices: AsyncStream<Void>
  /// What the system tells of the files.
  let notice: AsyncStream<Void>.Continuation
  let clock = TestClock()
  /// What was shown.
  let shown = CallRecorder<String>()
  /// The looks at the files, the one before all others included.
  let looks = CallRecorder<Void>()
  /// The exercises whose check has begun.
  let checks = CallRecorder<String>()
  /// The exercises whose check was ended before it had a verdict.
  let cancelled = CallRecorder<String>()

  init() {
    (keys, typing) = AsyncStream.makeStream()
    (stdinEnd, leave) = AsyncStream.makeStream()
    (notices, notice) = AsyncStream.makeStream()
  }

  /// Everything that was shown.
  var text: String { shown.calls.joined() }

  /// - Parameters:
  ///   - workspace: where the exercises are.
  ///   - id: the exercise to begin with; else the next one.
  ///   - once: whether the first verdict ends it.
  ///   - hasKeys: whether there are keys.
  ///   - isPlain: whether the terminal is a plain one.
  ///   - verdict: what a check ends with.
  func watch(
    _ workspace: Workspace, from id: String? = nil, once: Bool = false, hasKeys: Bool = true,
    isPlain: Bool = false,
    verdict: @escaping @Sendable (Exercise) async throws -> WorkshopExit = { _ in .red }
  ) async throws -> WorkshopExit {
    let terminal = Terminal.scripted(output: shown)
    let workshop = Workshop(workspace, terminal: isPlain ? terminal.plain() : terminal)
    let selection = try workshop.selection(id)
    var watcher = Watcher(
      workshop, from: workshop.exercise(of: selection), once: once,
      in: WatchDependencies(
        interval: Self.interval, clock: clock, time: { "12:34:56" },
        content: { exercise in
          if exercise == workshop.course.exercises.first { self.looks.record(()) }
          return self.files.withLock { $0[exercise, default: ""].map { Data($0.utf8) } }
        },
        check: { exercise in
          self.checks.record("\(exercise.id)")
          do {
            return try await verdict(exercise)
          } catch is CancellationError {
            self.cancelled.record("\(exercise.id)")
            throw CancellationError()
          }
        },
        notices: notices, keys: hasKeys ? keys : nil, stdinEnd: stdinEnd))
    return try await watcher.run()
  }

  func type(_ key: Key) { typing.yield(key) }

  /// Types keys, one after another.
  func type(_ keys: String) { Key.typing(keys).forEach { type($0) } }

  /// Waits until a text was shown so many times.
  func sees(_ text: String, times: Int = 1) async -> Bool {
    await eventually { self.text.ranges(of: text).count >= times }
  }

  /// Saves, or with nil removes, and does nothing else.
  func put(_ text: String?, to exercises: [Exercise]) {
    files.withLock { files in exercises.forEach { files[$0] = .some(text) } }
  }

  /// Lets the watcher look at the files.
  func look() async {
    await clock.waitForSleepers(1)
    await clock.advance(by: Self.interval)
    // With `once`, it may be over.
    await eventually { clock.sleeperCount > 0 }
  }

  /// Saves, or with nil removes, and lets the watcher look twice.
  func save(_ text: String?, to exercises: Exercise...) async {
    // It takes the files as they are before its first wait.
    await clock.waitForSleepers(1)
    put(text, to: exercises)
    await look()
    await look()
  }
}

extension WatchStage {
  static let files = [
    "Package.swift": "",
    "Sources/Chapter1-First/x.swift": "",
    "Exercises/Chapter1/1.1-One.swift": "// 1.1 · Number one  ★☆☆",
    "Exercises/Chapter1/1.2-Two.swift": "// 1.2 · Number two  ★★☆",
    "Exercises/Chapter1/1.3-Three.swift": "// 1.3 · Number three  ★★☆",
    "Solutions/Chapter1/1.1-One.swift": "",
    "Solutions/Chapter1/1.2-Two.swift": "",
    "Solutions/Chapter1/1.3-Three.swift": "",
    "Exercises/Chapter1/Hints.md": "## 1.1\n\n1. Nudge.\n2. Look.\n3. Nearly.\n",
  ]
  static let one = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
  static let two = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")
  static let three = Exercise(id: ExerciseID(chapter: 1, number: 3), name: "Three")

  /// Lays a course of three exercises out, watches it, and does what a learner would do meanwhile.
  func session(
    from id: String? = nil, once: Bool = false, hasKeys: Bool = true, isPlain: Bool = false,
    verdict: @escaping @Sendable (Exercise) async throws -> WorkshopExit = { _ in .red },
    _ learner: (Workspace) async throws -> Void
  ) async throws -> WorkshopExit {
    try await withTemporaryFolder { folder in
      for (path, text) in Self.files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let workspace = Workspace(root: folder)
      async let exit = watch(
        workspace, from: id, once: once, hasKeys: hasKeys, isPlain: isPlain, verdict: verdict)
      try await learner(workspace)
      return try await exit
    }
  }
}
