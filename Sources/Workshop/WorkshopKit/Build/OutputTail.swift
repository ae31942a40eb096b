import Dispatch
import Foundation

/// Reads what a program writes into a file while it is still running.
package struct OutputTail {
  /// Is told the new lines and the beginning of the next one, some times a second, also when
  /// there is nothing new; throws to end the program.
  package typealias Observer = (_ lines: [String], _ begun: String) throws -> Void

  let file: URL
  let observer: Observer?
  private var offset: UInt64 = 0
  private var cut = Data()

  init(of file: URL, to observer: Observer?) {
    self.file = file
    self.observer = observer
  }

  /// Waits for the end of the program.
  ///
  /// - Parameters:
  ///   - ended: is signalled at its end.
  ///   - timeout: how long it may run; nil for as long as it likes.
  /// - Throws: what the observer throws.
  mutating func wait(
    for ended: DispatchSemaphore, timeout: Duration?
  ) throws -> DispatchTimeoutResult {
    let deadline = timeout.map { DispatchTime.now() + $0.seconds } ?? .distantFuture
    guard let observer else { return ended.wait(timeout: deadline) }
    while true {
      let slice = min(deadline, .now() + 0.1)
      let result = ended.wait(timeout: slice)
      // Whoever ends the program because the observer throws waits for its end once more.
      if result == .success { ended.signal() }
      let lines = try newLines(isLast: result == .success)
      try observer(lines, String(decoding: cut, as: UTF8.self))
      if result == .success || slice == deadline { return result }
    }
  }

  private mutating func newLines(isLast: Bool) throws -> [String] {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    try handle.seek(toOffset: offset)
    let new = try handle.readToEnd() ?? Data()
    offset += UInt64(new.count)
    cut += new
    var lines = cut.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What follows the last line break is not a whole line yet.
    let rest = lines.removeLast()
    if isLast, !rest.isEmpty { lines.append(rest) }
    cut = isLast ? Data() : Data(rest)
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
