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
      ([], "abc"), ([.delete], "ab"), ([.delete, .delete, .delete, .delete], ""), ([.escape], ""),
      ([.control("u")], ""), ([.left, .character("x"), .control("t")], "abcx"),
      ([.character("e"), .character("\u{301}"), .delete], "abc"),
    ] as [([Key], String)])
  mutating func `keys edit the line`(keys: [Key], line: String) {
    type("abc")
    for key in keys { #expect(editor.take(key) == .typing) }
    #expect(editor.text == line)
  }

  @Test mutating func `Return gives the whole line, and the next one is empty`() {
    type("abc")
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
