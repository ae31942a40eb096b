import TestSupport
import Testing

@testable import TerminalUI

@Suite("Line editor")
struct LineEditorTests {
  var editor = LineEditor()

  mutating func type(_ text: String) {
    for key in Key.typing(text) { _ = editor.take(key) }
  }

  @Test(
    arguments: [
      ([], "abc|"), ([.left], "ab|c"), ([.left, .left, .right], "ab|c"), ([.home], "|abc"),
      ([.control("a"), .left], "|abc"), ([.home, .end, .right], "abc|"),
      ([.home, .control("f"), .control("e"), .control("b")], "ab|c"),
      ([.delete], "ab|"), ([.left, .delete], "a|c"), ([.home, .delete], "|abc"),
      ([.home, .deleteForward], "|bc"), ([.left, .control("d")], "ab|"), ([.deleteForward], "abc|"),
      ([.left, .control("u")], "|c"), ([.left, .control("k")], "ab|"),
      ([.character(" "), .control("w")], "|"), ([.escape], "|"),
      ([.left, .character("x")], "abx|c"), ([.tab, .control("t")], "abc|"),
      ([.character("e"), .character("\u{301}"), .delete], "abc|"),
    ] as [([Key], String)])
  mutating func `keys edit the line`(keys: [Key], line: String) {
    type("abc")
    for key in keys { #expect(editor.take(key) == .typing) }
    #expect("\(editor.before)|\(editor.after)" == line)
  }

  @Test mutating func `Return gives the whole line, and the next one is empty`() {
    type("abc")
    _ = editor.take(.left)
    #expect(editor.take(.enter) == .entered("abc"))
    #expect(editor.text == "")
  }

  @Test mutating func `the arrows show earlier lines, and in the end what was being typed`() {
    type("one\none\ntwo\n\nthr")
    let seen = [Key.up, .up, .up, .down, .down, .down].map { key in
      _ = editor.take(key)
      return editor.text
    }
    #expect(seen == ["two", "one", "one", "two", "thr", "thr"])
  }

  @Test mutating func `Ctrl-D ends an empty line only`() {
    #expect(editor.take(.control("d")) == .end)
    type("a")
    #expect(editor.take(.control("d")) == .typing)
  }
}
