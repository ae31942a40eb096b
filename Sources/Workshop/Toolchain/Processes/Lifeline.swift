import Foundation

/// A pipe with a name, by which a program learns that we're gone, for whatever reason: then nobody
/// has its other end any more. So it can end by itself, even if it isn't in a group that we could
/// kill.
package final class Lifeline: Sendable {
  private let descriptor: Int32

  /// - Parameter file: the pipe's path; there must be nothing yet.
  /// - Throws: the system's error.
  package init(at file: URL) throws {
    guard mkfifo(file.path, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    // Opened for both, because opening for writing would wait for a reader.
    descriptor = open(file.path, O_RDWR | O_CLOEXEC)
  }

  deinit { close(descriptor) }
}
