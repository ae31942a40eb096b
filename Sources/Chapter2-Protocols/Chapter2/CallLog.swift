import Observation
import Synchronization
import TerminalUI

/// The calls to a client, oldest first. It may be called from any thread.
final class CallLog: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let calls = Mutex<[String]>([])

  /// The last calls, as many as a small window has room for. Their numbers tell how many there were before.
  var lines: [Line] {
    registrar.access(self, keyPath: \.lines)
    return calls.withLock { zip(1..., $0).suffix(4) }.map { Line("\($0). \($1)", .dim) }
  }

  func add(_ call: String) {
    registrar.withMutation(of: self, keyPath: \.lines) { calls.withLock { $0.append(call) } }
  }
}
