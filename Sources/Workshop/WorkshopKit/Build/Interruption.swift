import Foundation
import Synchronization

/// Ends the programs that a piece of work runs, and the work with them.
///
/// Every `Command` that runs while an interruption is `current` belongs to it. Other work of the
/// process goes on.
final class Interruption: Sendable {
  /// Whose programs are run in this task or thread.
  @TaskLocal static var current: Interruption?

  private let state = Mutex((isOver: false, running: Set<pid_t>()))

  /// Does blocking work on a thread of its own, and ends it where the task is cancelled.
  ///
  /// - Parameter work: runs programs.
  /// - Returns: what it returns.
  /// - Throws: what it throws; `CancellationError` where the task was cancelled.
  static func ofTask<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let interruption = Interruption()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try $current.withValue(interruption) { try work() } })
        }
      }
    } onCancel: {
      interruption.end()
    }
  }

  /// - Throws: `CancellationError` when it is over.
  func check() throws {
    if state.withLock({ $0.isOver }) { throw CancellationError() }
  }

  func add(_ process: pid_t) {
    let isOver = state.withLock { state in
      state.running.insert(process)
      return state.isOver
    }
    if isOver { Children.end(process) }
  }

  func remove(_ process: pid_t) { state.withLock { _ = $0.running.remove(process) } }

  private func end() {
    let running = state.withLock { state in
      state.isOver = true
      return state.running
    }
    running.forEach(Children.end)
  }
}
