import CourseModel
import Foundation
import Synchronization
import TerminalUI

/// What happens while the workshop watches, one after the other.
enum WatchEvent: Sendable {
  case changed([(exercise: Exercise, change: SavedFiles.Change)])
  case typed(Key)
  /// The input was closed.
  case left
  case checked(Result<WorkshopExit, any Error>)
}

/// What a `Watcher` needs from outside.
struct WatchDependencies: Sendable {
  /// Between two looks at the files.
  var interval: Duration
  /// Between a look that has found a change and the next one, which tells whether it's complete.
  private var shortInterval: Duration { min(interval, .milliseconds(50)) }
  var clock: any Clock<Duration>
  /// The time of the day, as "14:02:11".
  var time: @Sendable () -> String
  /// Reads an exercise's file; nil where there is none.
  var content: @Sendable (Exercise) -> Data?
  /// Checks an exercise and shows its verdict; ends early when the task is cancelled.
  var check: @Sendable (Exercise) async throws -> WorkshopExit
  /// Tells that the next look should not wait; nil where the system doesn't tell.
  var notices: AsyncStream<Void>?
  /// What is typed; nil where there are no keys.
  var keys: AsyncStream<Key>?
  /// Comes to its end when the input was closed; nil where that cannot be known.
  var stdinEnd: AsyncStream<Never>?

  /// Tells what happens from now on.
  ///
  /// - Parameter exercises: whose files are watched; as they are now, nothing has happened to them.
  /// - Returns: tasks that do so until they are cancelled.
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

  /// Waits until it is time for the next look. A notice brings it forward, but never the look that
  /// tells whether a change is complete: that one needs its distance.
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

  /// Sleeps, until `end()` at the latest; not at all where that was called since the last sleep.
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

  /// Ends the sleep, or the next one before it begins.
  func end() {
    state.withLock { state in
      if let sleeper = state.sleeper { sleeper.finish() } else { state.isEnded = true }
    }
  }
}
