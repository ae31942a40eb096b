import Foundation

/// Tells threads that wait in `poll(2)` to stop.
final class StopSign: Sendable {
  /// Readable once the sign is shown, for all who look.
  let descriptor: Int32
  private let writeEnd: Int32

  /// - Throws: `LoopbackServerError` if the process has too many open files.
  init() throws(LoopbackServerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .latest(call: "pipe") }
    (descriptor, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func show() {
    var byte: UInt8 = 0
    while write(writeEnd, &byte, 1) < 0, errno == EINTR {}
  }

  deinit {
    for end in [descriptor, writeEnd] { close(end) }
  }
}
