import Foundation
import Testing

/// Runs tests on threads of their own, since they block the thread that they run on.
///
/// A test that waits for a process, a signal or a semaphore keeps its thread. The threads that all
/// tests share are as few as the machine's processors: two such tests can halt all others.
package struct BlockingTrait: SuiteTrait, TestTrait, TestScoping {
  /// Holds for the tests of a suite, not for the suite alone.
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    OpenFileLimit.raise()
    try await withTaskExecutorPreference(ThreadPerJob()) { try await function() }
  }
}

extension Trait where Self == BlockingTrait {
  /// Runs these tests on threads of their own, since they block the thread that they run on.
  package static var blocking: Self { BlockingTrait() }
}

/// Gives every job a new thread.
private final class ThreadPerJob: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
