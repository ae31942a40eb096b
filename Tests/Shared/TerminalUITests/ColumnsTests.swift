import Testing

@testable import TerminalUI

@Suite("Columns")
struct ColumnsTests {
  @Test(
    "wide letters and emoji take two columns, marks none",
    arguments: [
      ("Ada", 3), ("Jægersborggade", 14), ("e\u{301}", 1), ("\u{301}", 0), ("東京", 4), ("서울", 4),
      ("ＡＢ", 4), ("☕️", 2), ("👩🏽‍🦰", 2), ("🇩🇰", 2), ("★·│✓…", 5), ("", 0),
    ])
  func columns(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test("lines are padded, cut and wrapped by columns")
  func lines() {
    #expect(Line("東京").width == 4)
    #expect(Line("東京").padded(to: 6).text == "東京  ")
    #expect(Line("東京大阪").cut(to: 6).text == "東京…")
    #expect(Line("東京 大阪 京都").wrapped(to: 9).map(\.text) == ["東京 大阪", "京都"])
    #expect(
      UsageText(columns: 40).table([("東京", "A."), ("x", "B.")], indent: 0) == [
        "東京  A.", "x     B.",
      ])
  }

  @Test("of what is typed, the end that fits is shown")
  func input() {
    let frame = Frame(
      screen: Screen(), notice: nil, prompt: "名: ", typed: "東京大阪京都",
      size: TerminalSize(columns: 12, rows: 4))
    #expect(frame.lines.last?.text == "名: 阪京都")
  }
}
