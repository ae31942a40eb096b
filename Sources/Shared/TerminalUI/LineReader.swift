import Foundation
import Synchronization

/// Reads lines from a file descriptor: a terminal, a pipe or a file.
package final class LineReader: Sendable {
  private let descriptor: Int32
  /// The bytes after the last line break. The lock lets two readers take turns.
  private let pending = Mutex<[UInt8]>([])

  /// - Parameter descriptor: the descriptor to read from, which is never closed here.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line without its line break, or nil at the end of input.
  ///
  /// A last line without a line break counts, too. Bytes that aren't UTF-8 are replaced by U+FFFD.
  package func next() -> String? {
    pending.withLock { pending in
      // Don't search the same bytes again: a line may be long.
      var searched = 0
      while true {
        if let lineBreak = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { pending.removeSubrange(...lineBreak) }
          return Self.text(pending[..<lineBreak])
        }
        searched = pending.count
        let bytes = readSome()
        guard bytes.isEmpty else {
          pending += bytes
          continue
        }
        defer { pending = [] }
        return pending.isEmpty ? nil : Self.text(pending[...])
      }
    }
  }

  /// - Returns: the bytes; none at the end of input or after an error, which counts as the end.
  private func readSome() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return Array(bytes.prefix(max(0, count)))
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
