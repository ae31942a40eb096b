import ScreenBuffer
import Testing

@testable import TerminalUI

@Suite("Frame")
struct FrameTests {
  /// What a window shows that showed something else before.
  func shown(
    _ lines: [String], notice: [String]? = nil, prompt: String = "> ", typed: String = "",
    columns: Int = 20, rows: Int = 6
  ) -> ScreenBuffer {
    let frame = Frame(
      screen: Screen(lines.map { Line($0) }), notice: notice.map { Screen($0.map { Line($0) }) },
      prompt: prompt, typed: typed, size: TerminalSize(columns: columns, rows: rows))
    var window = ScreenBuffer(columns: columns, rows: rows)
    window.write(String(repeating: "#", count: columns * rows))
    window.write(frame.rendered(inColour: true))
    #expect(window.scrolledAway == 0)
    return window
  }

  @Test func `the line that is typed stands below the screen, and the cursor behind it`() {
    let window = shown(["Title", "text"], typed: "abc")
    #expect(window.text == "Title\ntext\n\n> abc")
    #expect(window.cursor == (3, 5))
  }

  @Test func `a notice stands between the two`() {
    #expect(shown(["Title"], notice: ["No."]).text == "Title\n\nNo.\n\n>")
  }

  @Test func `words stay whole, and one that is wider than the window is cut`() {
    let text = shown(["Title of two lines", "0123456789abc"], columns: 10, rows: 6).text
    #expect(text == "Title of\ntwo lines\n012345678…\n\n>")
  }

  @Test func `what has no room is told below the title, at any height`() {
    let lines = ["Title"] + (1...9).map { "line \($0)" }
    #expect(
      shown(lines, columns: 60).text
        == "Title\nline 1\nline 2\n(7 more lines: make the window taller)\n\n>")
    #expect(
      shown(lines, notice: ["No."], columns: 60, rows: 7).text
        == "Title\nline 1\n(8 more lines: make the window taller)\n\nNo.\n\n>")
    for rows in 1...12 {
      #expect(shown(lines, columns: 60, rows: rows).text.hasSuffix(">"))
    }
  }

  @Test func `a notice that the screen leaves too little room for tells how much is missing`() {
    for (count, excess) in [(3, 0), (4, 1), (9, 6)] {
      let frame = Frame(
        screen: Screen((1...count).map { Line("line \($0)") }), notice: Screen(["No."]),
        prompt: "> ", typed: "", size: TerminalSize(columns: 20, rows: 7))
      #expect(frame.excess == excess)
    }
  }

  @Test func `a help that has no room beside the screen takes its place`() {
    let help = (1...4).map { "help \($0)" }
    #expect(
      shown(["Title", "text"], notice: help, rows: 8).text
        == "help 1\nhelp 2\nhelp 3\nhelp 4\n\nReturn goes back.\n\n>")
    #expect(
      shown(["Title", "text"], notice: help, rows: 9).text.hasPrefix("Title\ntext\n\nhelp 1"))
  }

  @Test func `of a help that is longer than the window it tells how much is missing`() {
    let help = (1...9).map { "help \($0)" }
    #expect(
      shown(["Title"], notice: help, columns: 60, rows: 8).text
        == "help 1\nhelp 2\nhelp 3\n(6 more lines: make the window taller)\n\nReturn goes back.\n\n>"
    )
    for rows in 1...4 {
      #expect(shown(["Title"], notice: help, columns: 60, rows: rows).text.hasSuffix(">"))
    }
  }

  @Test
  func `a prompt that leaves no room for an answer is wrapped, and the cursor behind its end`() {
    let prompt = "Password for the new account (any will do): "
    let window = shown(["Title"], prompt: prompt, typed: "abc", columns: 30)
    #expect(window.text == "Title\n\nPassword for the new\naccount (any will do): abc")
    #expect(window.cursor == (3, 26))
    #expect(shown(["Title"], prompt: prompt, columns: 60).text == "Title\n\n\(prompt.dropLast())")
  }

  @Test func `of a long line the end is seen`() {
    let window = shown(["Title"], typed: "0123456789", columns: 8)
    #expect(window.text == "Title\n\n> 56789")
    #expect(window.cursor == (2, 7))
  }

  @Test func `a line as wide as the window keeps its last character`() {
    #expect(shown(["0123456789"], columns: 10).text == "0123456789\n\n>")
  }
}
