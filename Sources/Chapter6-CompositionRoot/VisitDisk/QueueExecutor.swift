import Dispatch

/// Runs an actor's jobs on a thread of their own, one after another.
///
/// An actor that waits for the disk must not keep one of the few threads that all tasks share.
package final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: what debuggers call the queue.
  package init(label: String) {
    queue = DispatchQueue(label: label)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
