import ScreenBuffer
import Testing

@Suite("Screen buffer")
struct ScreenBufferTests {
  var screen = ScreenBuffer(columns: 5, rows: 3)

  @Test(arguments: [
    ("ab", "ab"), ("abcdefg", "abcde\nfg"), ("ab\rc", "cb"), ("ab\r\nc", "ab\nc"),
    ("ab\nc", "ab\nc"), ("ab\u{8}c", "ac"), ("a\n\n", "a"), ("\u{7}a\u{0}b", "ab"),
    ("e\u{301}x", "e\u{301}x"), ("abcde\u{8}x", "abcxe"),
  ])
  mutating func `characters go where a terminal puts them`(output: String, text: String) {
    screen.write(output)
    #expect(screen.text == text)
  }

  @Test mutating func `a full line doesn't begin the next one before there's something for it`() {
    screen.write("abcde")
    #expect(screen.cursor == (0, 4))
    screen.write("\r\nf")
    #expect(screen.text == "abcde\nf")
  }

  @Test mutating func `what has no room at the bottom pushes the first line out`() {
    screen.write("1\n2\n3\n4")
    #expect(screen.text == "2\n3\n4")
    #expect(screen.scrolledAway == 1)
  }

  @Test(arguments: [
    ("abc\u{1B}[Hx", "xbc"), ("abc\u{1B}[2;3Hx", "abc\n  x"), ("abc\u{1B}[9;9Hx", "abc\n\n    x"),
    ("abc\u{1B}[2D\u{1B}[Kx", "ax"), ("abc\u{1B}[2Kx", "   x"), ("abc\u{1B}[1D\u{1B}[1Kx", "  x"),
    ("a\nb\nc\u{1B}[1;1H\u{1B}[J", ""), ("a\nb\nc\u{1B}[2;1H\u{1B}[J", "a"),
    ("a\nb\u{1B}[2Jc", "\n c"), ("a\nb\u{1B}[Ac", "ac\nb"), ("a\u{1B}[Bb", "a\n b"),
    ("a\u{1B}[Cb", "a b"), ("\u{1B}[1;31ma\u{1B}[0mb", "ab"), ("\u{1B}[?25la\u{1B}[?25hb", "ab"),
    ("abcde\u{1B}[K", "abcd"),
  ])
  mutating func `sequences do what they do on a terminal`(output: String, text: String) {
    screen.write(output)
    #expect(screen.text == text)
    // In pieces, too.
    var inPieces = ScreenBuffer(columns: 5, rows: 3)
    for character in output.unicodeScalars { inPieces.write(String(character)) }
    #expect(inPieces.text == text)
  }

  @Test mutating func `a smaller window cuts off what has no room`() {
    screen.write("abcde\n2\n3")
    screen.resize(columns: 3, rows: 2)
    #expect(screen.text == "abc\n2")
    screen.resize(columns: 4, rows: 2)
    screen.write("\u{1B}[1;4Hx")
    #expect(screen.text == "abcx\n2")
  }
}
