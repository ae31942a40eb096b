import Foundation
import Testing

/// Runs thread-blocking tests on threads of their own.
///
/// A test that waits for a process, a signal or a semaphore occupies its thread. All tests share
/// only as many threads as the machine has processors, so a few such tests can stop all the others.
package struct BlockingTrait: SuiteTrait, TestTrait, TestScoping {
  /// Applies to the tests in a suite, not just to the suite itself.
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    OpenFileLimit.raise()
    try await withTaskExecutorPreference(ThreadPerJob()) { try await function() }
  }
}

extension Trait where Self == BlockingTrait {
  /// Runs thread-blocking tests on threads of their own.
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
