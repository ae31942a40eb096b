import Synchronization
import Testing

/// Lets only one of the tests with this trait run at a time, whatever their suite or target.
///
/// `.serialized` affects only one suite. That isn't enough for two suites that change the same
/// global variable and suspend before they restore it.
package struct AloneTrait: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns()

  /// Applies to the tests in a suite, not just to the suite itself.
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.turns.take()
    defer { Self.turns.handOn() }
    try await function()
  }
}

extension Trait where Self == AloneTrait {
  /// Lets no two tests with this trait run at the same time.
  package static var alone: Self { AloneTrait() }
}

/// A turn that one caller has at a time, in the order in which callers asked for it.
private final class Turns: Sendable {
  private let state = Mutex((isTaken: false, waiting: [CheckedContinuation<Void, Never>]()))

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.isTaken { state.waiting.append(continuation) }
        defer { state.isTaken = true }
        return !state.isTaken
      }
      if isFree { continuation.resume() }
    }
  }

  func handOn() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.isTaken = false
        return nil as CheckedContinuation<Void, Never>?
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
