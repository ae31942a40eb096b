import CourseModel
import Foundation

/// What happens while the workshop watches, one after the other.
enum WatchEvent: Sendable {
  case changed([(exercise: Exercise, change: SavedFiles.Change)])
  case typed(Character)
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
  /// What is typed; nil where there are no keys.
  var keys: AsyncStream<Character>?
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
    return [
      Task { [self] in
        var files = files
        while (try? await clock.sleep(for: files.isAtRest ? interval : shortInterval)) != nil {
          let changes = files.look(content)
          if !changes.isEmpty { news.yield(.changed(changes)) }
        }
      },
      keys.map { keys in
        Task {
          for await key in keys { news.yield(.typed(key)) }
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
}
