import Foundation

/// Why a server didn't start.
package enum LoopbackServerError: Error, Equatable, CustomStringConvertible {
  /// Another program is listening on the port.
  case portInUse(Int)
  /// The port is out of range, or reserved by the system.
  case portRefused(Int)
  /// Another system call failed.
  case system(call: String, reason: String)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .portInUse(let port):
      """
      Port \(port) is in use. Is another station running? Stop it, or choose another port \
      with --port.
      """
    case .portRefused(let port):
      "Port \(port) cannot be used. Choose one from 1024 to 65535 with --port, or 0 for any."
    case .system(let call, let reason):
      "The server could not start: \(call) failed (\(reason)). Close other programs and try again."
    }
  }

  /// The error of the system call that just failed.
  static func latest(call: String) -> Self {
    .system(call: call, reason: String(cString: strerror(errno)))
  }
}
