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

  @Test("replaces what is not UTF-8")
  func notUTF8() throws {
    #expect(try lines(from: [0x61, 0xFF, 0x0A]) == ["a\u{FFFD}"])
  }
}
