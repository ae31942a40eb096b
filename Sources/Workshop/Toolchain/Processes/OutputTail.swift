import Dispatch
import Foundation

/// Reads a program's output from a file while the program is still running.
package struct OutputTail {
  /// Receives the new lines and the beginning of the next one several times a second, even if there
  /// is nothing new; throws to end the program.
  package typealias Observer = (_ lines: [String], _ begun: String) throws -> Void

  /// Why the wait is over.
  enum Wait { case ended, timedOut, outputLimitExceeded, memoryLimitExceeded }

  let file: URL
  /// The maximum size in bytes.
  let limit: UInt64?
  let observer: Observer?
  private var offset: UInt64 = 0
  private var cut = Data()

  init(of file: URL, limit: UInt64?, to observer: Observer?) {
    self.file = file
    self.limit = limit
    self.observer = observer
  }

  /// Waits until the program has ended.
  ///
  /// - Parameters:
  ///   - timeout: how long it may run; nil for no limit.
  ///   - look: checks the program several times a second, and returns a reason to stop waiting.
  /// - Throws: what the observer throws.
  mutating func wait(
    for ended: DispatchSemaphore, timeout: Duration?, look: () -> Wait?
  ) throws -> Wait {
    let deadline = timeout.map { DispatchTime.now() + $0.seconds } ?? .distantFuture
    while true {
      let slice = min(deadline, .now() + 0.1)
      let hasEnded = ended.wait(timeout: slice) == .success
      // Signal again: `ProcessRunner.run` waits a second time.
      if hasEnded { ended.signal() }
      let seen = hasEnded ? .ended : look()
      if let limit, try size() > limit { return .outputLimitExceeded }
      if let observer {
        let lines = try newLines(isLast: seen == .ended)
        try observer(lines, String(decoding: cut, as: UTF8.self))
      }
      if let seen { return seen }
      if slice == deadline { return .timedOut }
    }
  }

  private func size() throws -> UInt64 {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.seekToEnd()
  }

  /// The output, cut off at the limit.
  func beginning() throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    guard let limit else { return try handle.readToEnd() ?? Data() }
    return try handle.read(upToCount: Int(limit)) ?? Data()
  }

  private mutating func newLines(isLast: Bool) throws -> [String] {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    try handle.seek(toOffset: offset)
    let new = try handle.readToEnd() ?? Data()
    offset += UInt64(new.count)
    cut += new
    var lines = cut.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What follows the last line break isn't a complete line yet.
    let rest = lines.removeLast()
    if isLast, !rest.isEmpty { lines.append(rest) }
    cut = isLast ? Data() : Data(rest)
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
