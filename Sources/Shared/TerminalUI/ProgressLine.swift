import Foundation
import Synchronization

/// Shows what's going on during long work, so that no program is silent for more than two seconds.
///
/// A terminal shows a status line, which is redrawn, and removed at the end. Elsewhere, one plain
/// line is written.
package final class ProgressLine: Sendable {
  /// The beginning of a plain line. How long a machine takes doesn't belong in a transcript, so the
  /// Book's checks leave out lines that begin like this.
  package static let plainStart = "Still working: "

  private struct State {
    var step: String
    var isTold = false
  }

  private let terminal: Terminal
  private let state: Mutex<State>

  /// - Parameter step: the first step, such as "building".
  package init(on terminal: Terminal, step: String) {
    self.terminal = terminal
    state = Mutex(State(step: step))
  }

  /// Sets the current step.
  package func note(_ step: String) { state.withLock { $0.step = step } }

  /// Updates what is shown.
  ///
  /// - Parameter elapsed: how long the work has been going on.
  func look(after elapsed: Duration) {
    let (step, isTold) = state.withLock { state in
      let isDue = elapsed >= (terminal.canRedraw ? .seconds(1) : .seconds(2))
      let isTold = state.isTold
      if isDue { state.isTold = true }
      return (isDue ? state.step : nil, isTold)
    }
    guard let step else { return }
    if terminal.canRedraw {
      terminal.showStatus("\(step) (\(elapsed.components.seconds) s)")
    } else if !isTold {
      terminal.write(Line("\(Self.plainStart)\(step)."))
    }
  }

  /// Repeatedly updates what is shown while `body` runs.
  ///
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (over, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let start = ContinuousClock.now
    Thread.detachNewThread { [self] in
      while over.wait(timeout: .now() + 0.2) == .timedOut { look(after: .now - start) }
      ended.signal()
    }
    defer {
      over.signal()
      ended.wait()
      terminal.clearStatus()
    }
    return try body()
  }
}
