@testable import CounterFeature

/// Sets `Current`, runs the body, and restores the previous world.
///
/// The tests of all modules run in one process, many of them at the same time, and share one
/// `Current`. The body is synchronous: the main actor does nothing else while it runs, so no other
/// test can read this world or set another. For the same reason, the model reads the world before
/// it starts a task, not in the task.
@MainActor
func inWorld<Result>(
  nthPrime: @escaping @Sendable (Int) async throws -> Int = { _ in 17 }, locale: String = "en_GB",
  _ body: () -> Result
) -> Result {
  let before = Current
  defer { Current = before }
  Current = .mock
  Current.nthPrime = nthPrime
  Current.locale = .init(identifier: locale)
  return body()
}
