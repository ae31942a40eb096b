import Foundation

/// Reads a program's output from a file while the program is still running.
struct OutputTail {
  /// The number of bytes that are read at a time. What a program prints has no limit.
  private static let portion = 1 << 20
  /// The number of bytes that are kept.
  private static let most = 64 << 20

  private let file: FileHandle
  private var read = Data()
  /// The number of bytes whose lines were returned.
  private var told = 0

  init(_ file: FileHandle) {
    self.file = file
  }

  /// The size of the output so far, in bytes.
  var size: Int {
    var status = stat()
    return fstat(file.fileDescriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The lines since the last call, though not too many at once. What follows the last line break
  /// isn't a complete line yet, unless it's the last.
  mutating func newLines(isLast: Bool) throws -> [String] {
    let room = Self.most - read.count
    read += try file.read(upToCount: isLast ? room : min(Self.portion, room)) ?? Data()
    let new = read[told...]
    let end = isLast ? new.endIndex : new.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? told
    var lines = new[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    told = end
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The whole output.
  mutating func all() throws -> String {
    read += try file.read(upToCount: Self.most - read.count) ?? Data()
    return String(decoding: read, as: UTF8.self)
  }
}
