import Observation
import Synchronization
import TerminalUI

/// The calls to a client, oldest first. It may be used from any thread.
final class CallLog: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let calls = Mutex<[String]>([])

  /// The latest calls, as many as fit in a small window. Their numbers show how many came before.
  var lines: [Line] {
    registrar.access(self, keyPath: \.lines)
    return calls.withLock { zip(1..., $0).suffix(4) }.map { Line("\($0). \($1)", .dim) }
  }

  func add(_ call: String) {
    registrar.withMutation(of: self, keyPath: \.lines) { calls.withLock { $0.append(call) } }
  }
}
