@testable import CounterFeature

/// Sets `Current`, asks or does something, and puts back what was there before.
///
/// All tests of all modules run in one process, many of them at the same time, and there is one
/// `Current` for all. The body is synchronous: the main actor does nothing else meanwhile, so no
/// other test can read this world or set another. For the same reason the model reads the world
/// before it starts a task, and not in it.
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
