import Foundation
import Synchronization

/// Says what goes on while work takes long, so that nothing is silent for more than two seconds.
///
/// A terminal has a line that is redrawn in its place, and goes away at the end. Where no line can be
/// redrawn, one plain line is written.
package final class ProgressLine: Sendable {
  /// How a plain line begins. How long a machine takes is no part of a transcript, so the Book's check
  /// leaves such lines out.
  package static let plainStart = "Still working: "

  private struct State {
    var step: String
    var isTold = false
  }

  private let terminal: Terminal
  private let state: Mutex<State>

  /// - Parameter step: what is done first.
  package init(on terminal: Terminal, step: String) {
    self.terminal = terminal
    state = Mutex(State(step: step))
  }

  /// Something else is done now.
  package func note(_ step: String) { state.withLock { $0.step = step } }

  /// Shows what there is to show.
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

  /// Looks again and again while `body` works.
  ///
  /// - Returns: what it returns.
  /// - Throws: what it throws.
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
