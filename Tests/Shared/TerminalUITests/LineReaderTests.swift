import Foundation
import TestSupport
import Testing

@testable import TerminalUI

@Suite("Line reader")
struct LineReaderTests {
  let pipe = Pipe()

  func lines(from bytes: [UInt8]) throws -> [String] {
    try pipe.fileHandleForWriting.write(contentsOf: bytes)
    try pipe.fileHandleForWriting.close()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [String] = []
    while let line = reader.next() { lines.append(line) }
    #expect(reader.next() == nil, "The end of a pipe stays its end.")
    return lines
  }

  @Test(
    "splits at line breaks, and the last line needs none",
    arguments: [
      ("", []),
      ("\n", [""]),
      ("a", ["a"]),
      ("a\nb\n", ["a", "b"]),
      ("a\n\nb", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a", "b"]),
      ("Jægersborggade\n", ["Jægersborggade"]),
    ])
  func splits(text: String, expected: [String]) throws {
    #expect(try lines(from: Array(text.utf8)) == expected)
  }

  @Test("reads lines that are longer than one read")
  func longLines() throws {
    let long = String(repeating: "æ", count: 20_000)
    #expect(try lines(from: Array("\(long)\nb".utf8)) == [long, "b"])
  }

  /// To look for its end from the beginning after each read would take many minutes.
  @Test("reads a line of 10 MB in one go", .timeLimit(.minutes(10)))
  func hugeLine() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "line")
      try Data(repeating: UInt8(ascii: "x"), count: 10_000_000).write(to: file)
      let input = try FileHandle(forReadingFrom: file)
      let reader = LineReader(descriptor: input.fileDescriptor)
      #expect(reader.next()?.utf8.count == 10_000_000)
      #expect(reader.next() == nil)
      try input.close()
    }
  }

  @Test("replaces what is not UTF-8")
  func notUTF8() throws {
    #expect(try lines(from: [0x61, 0xFF, 0x0A]) == ["a\u{FFFD}"])
  }

  @Test("a line that is there comes before an interruption, and waits for none")
  func interruption() throws {
    let other = Pipe()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb\n".utf8))
    let descriptor = other.fileHandleForReading.fileDescriptor
    #expect(reader.next(orInterruptedBy: descriptor) == .line("a"))
    try other.fileHandleForWriting.write(contentsOf: [1])
    #expect(reader.next(orInterruptedBy: descriptor) == .line("b"))
    #expect(reader.next(orInterruptedBy: descriptor) == .interrupted)
    try pipe.fileHandleForWriting.close()
    #expect(reader.next() == nil)
  }
}
