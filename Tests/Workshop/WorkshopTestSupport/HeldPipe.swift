import Foundation
import Testing

/// The reading end of a named pipe that a program holds open, so that the pipe's end is the
/// program's. Every wait is over after a minute.
package final class HeldPipe {
  /// What a program writes to.
  package let path: String
  private let descriptor: Int32

  /// Makes the pipe.
  package init(in folder: URL = FileManager.default.temporaryDirectory) throws {
    path = folder.appendingPathComponent("pipe-\(UUID().uuidString)").path
    try #require(mkfifo(path, 0o600) == 0)
    // A writer must find a reader, and the reader mustn't wait for a writer.
    descriptor = open(path, O_RDONLY | O_NONBLOCK)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// Whether a program writes this.
  package func says(_ text: String) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 60_000) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: text.utf8.count)
    return read(descriptor, &bytes, bytes.count) == bytes.count && bytes == Array(text.utf8)
  }

  /// Whether no program holds it open any more.
  package func isLeft() -> Bool {
    var end = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&end, 1, 60_000) == 1
  }
}
