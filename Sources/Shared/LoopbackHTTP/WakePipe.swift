import Foundation

/// Wakes a thread that waits in `poll(2)`.
struct WakePipe: Sendable {
  /// Readable once the thread should wake.
  let readEnd: Int32
  private let writeEnd: Int32

  /// - Throws: `LoopbackServerError` if the process has too many open files.
  init() throws(LoopbackServerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Sockets.failure(of: "pipe") }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func wake() {
    var byte: UInt8 = 0
    while write(writeEnd, &byte, 1) < 0, errno == EINTR {}
  }

  func close() {
    for end in [readEnd, writeEnd] { Sockets.closeDescriptor(end) }
  }
}
