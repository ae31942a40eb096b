import Synchronization

/// An event to report while the tools run.
package enum BuildEvent: Hashable, Sendable {
  /// A line that a tool has printed.
  case output(String)
  /// The beginning of a step that may take a long time, such as "Compiling TestSupport, 12 of 31".
  case step(String)
  /// A sentence that says why the verdict takes longer than usual.
  case waiting(String)
}

/// Receives build events as they occur, on any thread.
package typealias BuildLog = @Sendable (BuildEvent) -> Void

/// Counts the steps of one build, from any thread.
final class StepCounter: Sendable {
  private let state: Mutex<(taken: Int, count: Int)>

  /// - Parameter count: the minimum number of steps.
  init(count: Int) {
    state = Mutex((0, count))
  }

  /// Adds steps that weren't known before.
  func add(_ count: Int) { state.withLock { $0.count += count } }

  /// The next step, with its number.
  func next(_ action: String) -> BuildEvent {
    state.withLock { state in
      state.taken += 1
      return .step("\(action), \(state.taken) of \(max(state.taken, state.count))")
    }
  }
}
