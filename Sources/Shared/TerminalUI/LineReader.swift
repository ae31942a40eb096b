import Foundation
import Synchronization

/// Reads lines from a file descriptor: a terminal, a pipe or a file.
package final class LineReader: Sendable {
  /// How a wait for a line ended.
  enum Outcome: Equatable {
    /// A line came, without its line break.
    case line(String)
    /// The input has ended.
    case end
    /// The other descriptor became readable first.
    case interrupted
  }

  private let descriptor: Int32
  /// What was read after the last line break. Two readers take turns.
  private let pending = Mutex<[UInt8]>([])

  /// - Parameter descriptor: the descriptor to read from; it stays open.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line without its line break, or nil at the end of input.
  ///
  /// The last line counts even if no line break ends it. Bytes that are not UTF-8 are replaced
  /// by U+FFFD.
  package func next() -> String? {
    if case .line(let line) = next(orInterruptedBy: nil) { line } else { nil }
  }

  /// Waits for a line, or until the other descriptor is readable.
  func next(orInterruptedBy other: Int32?) -> Outcome {
    pending.withLock { pending in
      // What was searched once is not searched again: a line may be long.
      var searched = 0
      while true {
        if let lineBreak = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { pending.removeSubrange(...lineBreak) }
          return .line(Self.text(pending[..<lineBreak]))
        }
        searched = pending.count
        guard waitForInput(orFor: other) else { return .interrupted }
        let bytes = readSome()
        guard bytes.isEmpty else {
          pending += bytes
          continue
        }
        defer { pending = [] }
        return pending.isEmpty ? .end : .line(Self.text(pending[...]))
      }
    }
  }

  /// - Returns: false if the other descriptor became readable.
  private func waitForInput(orFor other: Int32?) -> Bool {
    guard let other else { return true }
    return !waitUntilReadable([descriptor, other])[1]
  }

  /// - Returns: nothing at the end of input, and also after an error, which ends it as well.
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
