import FileClient
import Foundation

@testable import FavoritesFeature

/// Sets `Current`, runs the body, and restores the previous world.
///
/// The tests of all modules run in one process, many of them at the same time, and share one
/// `Current`. The body is synchronous: the main actor does nothing else while it runs, so no other
/// test can read this world or set another. For the same reason, the model reads the world before
/// it starts a task, not in the task.
@MainActor
func inWorld<Result>(
  fileClient: FileClient = .failed, hour: Int = 14, locale: String = "en_GB",
  _ body: () -> Result
) -> Result {
  let before = Current
  defer { Current = before }
  Current = FavoritePrimesEnvironment(
    fileClient: fileClient,
    now: { Date(timeIntervalSince1970: Double(hour) * 3600 + 120) },
    locale: Locale(identifier: locale),
    timeZone: .gmt)
  return body()
}
