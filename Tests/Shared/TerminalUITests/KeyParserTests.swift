import Testing

@testable import TerminalUI

@Suite("Key parser")
struct KeyParserTests {
  @Test(
    arguments: [
      ("aB é", [.character("a"), .character("B"), .character(" "), .character("é")]),
      ("\r\n\t", [.enter, .enter, .control("i")]), ("\u{7F}\u{8}", [.delete, .delete]),
      ("\u{1B}", [.escape]), ("\u{1B}x", [.escape, .character("x")]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}[1;5C", [.up, .right]),
      ("\u{1B}[H\u{1B}[15~q", [.character("q")]),
      ("\u{1}\u{4}\u{17}", [.control("a"), .control("d"), .control("w")]),
      (
        "東👩🏽‍🦰",
        [
          .character("東"), .character("👩"), .character("🏽"), .character("\u{200D}"),
          .character("🦰"),
        ]
      ),
    ] as [(String, [Key])])
  func `bytes are keys`(text: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.keys(in: text.utf8) == keys)
  }

  @Test func `a character may come in two pieces`() {
    var parser = KeyParser()
    let bytes = Array("aé東".utf8)
    #expect(parser.keys(in: bytes[..<2]) == [.character("a")])
    #expect(parser.keys(in: bytes[2..<5]) == [.character("é")])
    #expect(parser.keys(in: bytes[5...]) == [.character("東")])
  }

  @Test func `bytes that are no character don't swallow the next one`() {
    var parser = KeyParser()
    #expect(
      parser.keys(in: [0xC3, 0x41, 0x42]) == [
        .character("\u{FFFD}"), .character("A"), .character("B"),
      ])
  }
}
