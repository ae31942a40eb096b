import Testing

@testable import TerminalUI

@Suite("A usage that fits a width")
struct UsageTextTests {
  private let rows = [("--port N", "Listen on this port instead of another."), ("-h", "Help.")]

  @Test("what a row says goes on below its beginning")
  func table() {
    #expect(
      UsageText(columns: 40).table(rows) == [
        "  --port N  Listen on this port instead", "            of another.", "  -h        Help.",
      ])
  }

  @Test("a parameter is not broken in the usage's first lines")
  func synopsis() {
    #expect(
      UsageText(columns: 30).synopsis("swift run x", ["[--port N]", "[--name TEXT]"]) == [
        "Usage: swift run x [--port N]", "       [--name TEXT]",
      ])
  }

  @Test("paragraphs are wrapped, and stay apart")
  func paragraphs() {
    #expect(
      UsageText(columns: 12).paragraphs("One\nparagraph.\n\nAnother.")
        == ["One", "paragraph.", "", "Another."])
  }
}
