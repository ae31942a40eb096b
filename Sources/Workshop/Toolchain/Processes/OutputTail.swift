import Foundation

/// Reads a program's output from a file while the program is still running.
struct OutputTail {
  private let file: FileHandle
  private var read = Data()
  /// The number of bytes whose lines were returned.
  private var told = 0

  init(_ file: FileHandle) {
    self.file = file
  }

  /// The lines since the last call. What follows the last line break isn't a complete line yet,
  /// unless it's the last.
  mutating func newLines(isLast: Bool) throws -> [String] {
    read += try file.readToEnd() ?? Data()
    let new = read[told...]
    let end = isLast ? new.endIndex : new.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? told
    var lines = new[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    told = end
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The whole output.
  mutating func all() throws -> String {
    read += try file.readToEnd() ?? Data()
    return String(decoding: read, as: UTF8.self)
  }
}
