import Dispatch
import Synchronization

/// Runs one effect's task. The part before it first suspends runs on a queue that the store's
/// effects share, so they begin one after another, in the order of their tasks' creation. The rest
/// runs beside other effects.
///
/// An actor can't promise that: in Swift 6.3.1, a closure with a capture list leaves the actor that
/// calls it, even as `nonisolated(nonsending)`. It was reported for 6.2.4
/// (https://github.com/swiftlang/swift/issues/87097).
final class EffectExecutor: TaskExecutor {
  private let queue: DispatchQueue
  private let hasBegun = Atomic(false)

  /// - Parameter queue: a serial queue, on which effects begin.
  init(queue: DispatchQueue) {
    self.queue = queue
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = !hasBegun.exchange(true, ordering: .relaxed)
    (isFirst ? queue : .global()).async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
