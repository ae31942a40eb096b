import Testing

@testable import maintain

@Suite("A page of the Book")
struct BookPageTests {
  func page(_ text: String) -> BookPage { BookPage(path: "Book/01-A.md", text: text) }

  @Test(
    "a heading's anchor is the one that GitHub gives it",
    arguments: [
      ("# What hurts", "what-hurts"), ("## 1.2 · Hand it the database", "12--hand-it-the-database"),
      ("### The `Current` struct, again?", "the-current-struct-again"),
      ("## Ærø & Smørrebrød", "ærø--smørrebrød"), ("## *Where* we are", "where-we-are"),
      ("## A [link](x.md) in_it", "a-link-in_it"),
    ])
  func anchors(heading: String, anchor: String) {
    #expect(page(heading).anchors == [anchor])
  }

  @Test("headings of the same text have numbers in their anchors")
  func duplicates() {
    #expect(page("# A\n# A\n# A-1\n## A").anchors == ["a", "a-1", "a-1-1", "a-2"])
  }

  @Test("a fence has a language, a line, lines and the options above it")
  func fences() throws {
    let comments = "<!-- snippet: A.swift#b\n     after: C.swift#d: e -->\n\n"
    let fence = try #require(page("\(comments)```swift x\nlet a = 1\n\n```\n").fences.first)
    #expect(fence.language == "swift")
    #expect(fence.start.line == 4)
    #expect(fence.lines.map(\.text) == ["let a = 1", ""])
    #expect(fence.values("snippet") == ["A.swift#b"])
    #expect(fence.values("after") == ["C.swift#d: e"])
  }

  @Test("a fence may be in a list, and hold shorter fences")
  func nestedFences() {
    let page = page("1. Do\n   ```sh\n   a\n\n     b\n   ```\n\n````swift\n```\nx\n````\n")
    #expect(page.fences.map { $0.lines.map(\.text) } == [["a", "", "  b"], ["```", "x"]])
  }

  @Test(
    "a fence without an end, and an option that has no effect, are problems",
    arguments: [
      "\n```swift\nlet a = 1", "text\n<!-- snipet: A.swift -->\n```swift\n```",
      "\n<!-- exit code: 1 -->\n```sh\n```",
    ])
  func fenceProblems(text: String) {
    #expect(page(text).problems.map(\.line) == [2])
  }

  @Test("links and images are found, but not in code; each has its line")
  func links() {
    let page = page(
      """
      A [link](a.md), ![image](i.png), [![badge](b.svg)](c.md#d).
      `[code](x.md)` [`name`](#b) https://example.com

      ```
      [fenced](f.md)
      ```
      | [cell](cell.md) | `a|b` |
      """)
    #expect(page.links.map(\.text) == ["a.md", "i.png", "b.svg", "c.md#d", "#b", "cell.md"])
    #expect(page.links.map(\.line) == [1, 1, 1, 1, 2, 7])
    #expect(page.codeSpans.map(\.text) == ["[code](x.md)", "name", "a|b"])
    #expect(page.problems.isEmpty)
  }

  @Test(
    "what would not be checked is a problem that says what to write instead",
    arguments: [
      ("see [this][that]", "[text](target)"), ("[that]: https://example.com", "[text](target)"),
      ("[a](<b c.md>)", "%20"), ("[a](b_(c).md)", "%28"), ("<a href=\"b.md\">b</a>", "[text]"),
      ("~~~swift", "with ```"), ("> ```swift", "quotation"),
    ])
  func unread(line: String, advice: String) {
    let problems = page("A <br> [ ] [^1] > b\n[^1]: note\n\(line)\n").problems
    #expect(problems.map(\.line) == [3])
    #expect(problems.first?.message.contains(advice) == true)
  }

  @Test(
    "a page's chapter is in its name; an interlude belongs to its chapter",
    arguments: [("02-B", 2), ("02a-C", 2), ("Appendix-D", nil), ("README", nil)])
  func chapter(name: String, chapter: Int?) {
    #expect(BookPage(path: "Book/\(name).md", text: "").chapter == chapter)
  }
}
