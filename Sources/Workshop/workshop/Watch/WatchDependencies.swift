import CourseModel
import Foundation
import Synchronization
import TerminalUI

/// The events while the workshop is watching, which are handled one after another.
enum WatchEvent: Sendable {
  case changed([(exercise: Exercise, change: SavedFiles.Change)])
  case typed(Key)
  /// The input was closed.
  case left
  case checked(Result<WorkshopExit, any Error>)
}

/// What a `Watcher` needs from the outside.
struct WatchDependencies: Sendable {
  /// The time between two looks at the files.
  var interval: Duration
  /// The time between a look that has found a change and the next one, which shows whether it's
  /// complete.
  private var shortInterval: Duration { min(interval, .milliseconds(50)) }
  var clock: any Clock<Duration>
  /// The time of day, such as "14:02:11".
  var time: @Sendable () -> String
  /// Reads an exercise's file; nil if there is none.
  var content: @Sendable (Exercise) -> Data?
  /// Checks an exercise and shows its verdict; ends early if the task is cancelled.
  var check: @Sendable (Exercise) async throws -> WorkshopExit
  /// Tells the watcher to look now; nil if the system can't report changes.
  var notices: AsyncStream<Void>?
  /// The keys that are pressed; nil if there is no keyboard.
  var keys: AsyncStream<Key>?
  /// Ends when the input is closed; nil if that can't be detected.
  var stdinEnd: AsyncStream<Never>?

  /// Reports events from now on.
  ///
  /// - Parameter exercises: the exercises whose files to watch, starting from their current
  ///   contents.
  /// - Returns: the tasks that report, until they are cancelled.
  func tell(
    _ news: AsyncStream<WatchEvent>.Continuation, about exercises: [Exercise]
  ) -> [Task<Void, Never>] {
    let files = SavedFiles(exercises, content: content)
    let pause = Pause()
    return [
      Task { [self] in
        var files = files
        while (try? await wait(for: files, pause)) != nil {
          let changes = files.look(content)
          if !changes.isEmpty { news.yield(.changed(changes)) }
        }
      },
      notices.map { notices in
        Task { for await _ in notices { pause.end() } }
      },
      keys.map { keys in
        Task {
          for await key in keys.prefix(while: { $0 != .control("d") }) {
            news.yield(.typed(key))
          }
          news.yield(.left)
        }
      },
      stdinEnd.map { stdinEnd in
        Task {
          for await _ in stdinEnd {}
          news.yield(.left)
        }
      },
    ].compactMap(\.self)
  }

  /// Waits until it's time for the next look. A notice shortens the wait, except before the look
  /// that shows whether a change is complete, because that one must not come too soon.
  private func wait(for files: SavedFiles, _ pause: Pause) async throws {
    switch files.expects {
    case .nothing: try await pause.sleep(for: interval, by: clock)
    case .rest: try await clock.sleep(for: shortInterval)
    case .absence: try await clock.sleep(for: interval)
    }
  }
}

/// A sleep that can be ended early.
private final class Pause: Sendable {
  private struct State {
    var isEnded = false
    var sleeper: AsyncStream<Never>.Continuation?
  }

  private let state = Mutex(State())

  /// Sleeps until the duration is over or `end()` is called; returns at once if that was called
  /// since the last sleep.
  ///
  /// - Throws: `CancellationError`.
  func sleep(for duration: Duration, by clock: any Clock<Duration>) async throws {
    let (ended, continuation) = AsyncStream<Never>.makeStream()
    let wasEnded = state.withLock { state in
      defer { state.isEnded = false }
      if !state.isEnded { state.sleeper = continuation }
      return state.isEnded
    }
    if wasEnded { return try Task.checkCancellation() }
    await withTaskGroup { group in
      group.addTask { try? await clock.sleep(for: duration) }
      group.addTask { for await _ in ended {} }
      await group.next()
      group.cancelAll()
    }
    state.withLock { $0.sleeper = nil }
    try Task.checkCancellation()
  }

  /// Ends the current sleep, or the next one before it begins.
  func end() {
    state.withLock { state in
      if let sleeper = state.sleeper { sleeper.finish() } else { state.isEnded = true }
    }
  }
}
