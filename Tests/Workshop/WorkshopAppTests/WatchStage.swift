@testable import CourseModel
import Foundation
import Synchronization
import TestSupport

@testable import WorkshopApp

/// A watcher whose files, clock and keys the test holds, and whose checks do nothing.
final class WatchStage: Sendable {
  static let interval = Duration.milliseconds(300)

  private let files = Mutex<[Exercise: String?]>([:])
  private let typing: AsyncStream<Character>.Continuation
  let leave: AsyncStream<Never>.Continuation
  private let keys: AsyncStream<Character>
  private let stdinEnd: AsyncStream<Never>
  let clock = TestClock()
  /// What was shown.
  let shown = CallRecorder<String>()
  /// The exercises whose check has begun.
  let checks = CallRecorder<String>()
  /// The exercises whose check was ended before it had a verdict.
  let cancelled = CallRecorder<String>()

  init() {
    (keys, typing) = AsyncStream.makeStream()
    (stdinEnd, leave) = AsyncStream.makeStream()
  }

  /// Everything that was shown.
  var text: String { shown.calls.joined() }

  /// - Parameters:
  ///   - workspace: where the exercises are.
  ///   - id: the exercise to begin with; else the next one.
  ///   - once: whether the first verdict ends it.
  ///   - hasKeys: whether there are keys.
  ///   - verdict: what a check ends with.
  func watch(
    _ workspace: Workspace, from id: String? = nil, once: Bool = false, hasKeys: Bool = true,
    verdict: @escaping @Sendable (Exercise) async throws -> WorkshopExit = { _ in .red }
  ) async throws -> WorkshopExit {
    let workshop = Workshop(workspace, output: shown)
    let selection = try workshop.selection(id)
    var watcher = Watcher(
      workshop, from: workshop.exercise(of: selection), once: once,
      in: WatchDependencies(
        interval: Self.interval, clock: clock, time: { "12:34:56" },
        content: { exercise in
          self.files.withLock { $0[exercise, default: ""].map { Data($0.utf8) } }
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
        keys: hasKeys ? keys : nil, stdinEnd: stdinEnd))
    return try await watcher.run()
  }

  func type(_ key: Character) { typing.yield(key) }

  /// Lets the watcher look at the files.
  func look() async {
    await clock.waitForSleepers(1)
    await clock.advance(by: Self.interval)
    await clock.waitForSleepers(1)
  }

  /// Saves, or with nil removes, and lets the watcher look twice.
  func save(_ text: String?, to exercises: Exercise...) async {
    // It takes the files as they are before its first wait.
    await clock.waitForSleepers(1)
    files.withLock { files in exercises.forEach { files[$0] = .some(text) } }
    await look()
    await look()
  }
}
