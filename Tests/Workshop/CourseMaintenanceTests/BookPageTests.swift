import Testing

@testable import CourseMaintenance

@Suite("A page of the Book")
struct BookPageTests {
  func page(_ text: String) -> BookPage { BookPage(path: "Book/01-A.md", text: text) }

  @Test(
    "a heading's anchor is the one that GitHub gives it",
    arguments: [
      ("# What hurts", "what-hurts"), ("## 1.2 · Hand it the database", "12--hand-it-the-database"),
      ("### The `Current` struct, again?", "the-current-struct-again"),
      ("## Ærø & Smørrebrød", "ærø--smørrebrød"), ("## *Where* we are", "where-we-are"),
      ("## A [link](x.md) in_it", "a-link-in_it"), ("# C++ — why-not", "c--why-not"),
      ("# ½ ① ★", "--"),
    ])
  func anchors(heading: String, anchor: String) {
    #expect(page(heading).anchors == [anchor])
  }

  @Test("headings of the same text have numbers in their anchors")
  func duplicates() {
    #expect(page("# A\n# A\n# A-1\n## A").anchors == ["a", "a-1", "a-1-1", "a-2"])
  }

  @Test("a heading's text has none of Markdown's signs")
  func headingText() {
    let page = page("## The `Current` *struct* [here](a.md)\n#no heading\n\n```\n# nor here\n```")
    #expect(page.headings == ["The Current struct here"])
  }

  @Test("a fence has a language, a line, lines and the options above it")
  func fences() throws {
    let page = page("# A\n\n<!-- snippet: Sources/A.swift#b -->\n```swift x\nlet a = 1\n\n```\n")
    let fence = try #require(page.fences.first)
    #expect(fence.language == "swift")
    #expect(fence.start.line == 4)
    #expect(fence.lines.map(\.text) == ["let a = 1", ""])
    #expect(fence.values("snippet") == ["Sources/A.swift#b"])
    #expect(fence.options.map(\.value.line) == [3])
  }

  @Test("a comment may have several lines, and may be followed by blank lines or a comment")
  func options() {
    let text =
      "<!--\n  after: A.swift#a\n  after: A.swift#b: c\n-->\n<!-- exit code: 64 -->\n\n```\n```\n"
    #expect(page(text).fences.first?.values("after") == ["A.swift#a", "A.swift#b: c"])
    #expect(page(text).fences.first?.values("exit code") == ["64"])
  }

  @Test(
    "an option away from its fence is a problem; a comment in prose is none",
    arguments: ["```\n```", ""])
  func distantOptions(end: String) {
    let page = page("<!-- TODO: more -->\n\n<!-- module graph: 1 -->\n\ntext\n\(end)")
    #expect(page.problems.map(\.line) == [3])
    #expect(page.fences.flatMap(\.options).isEmpty)
  }

  @Test("a fence may be in a list, and hold shorter fences")
  func nestedFences() {
    let page = page("1. Do\n   ```sh\n   a\n\n     b\n   ```\n\n````swift\n```\nx\n````\n")
    #expect(page.fences.map { $0.lines.map(\.text) } == [["a", "", "  b"], ["```", "x"]])
  }

  @Test(
    "a fence without an end and an option that does not exist are problems",
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
      A [link](a.md), [one
      over lines](b.md), ![image](i.png), [![badge](b.svg)](c.md#d).
      `[code](x.md)` [`name`](#b) https://example.com

      ```
      [fenced](f.md)
      ```
      | [cell](cell.md) | `a|b` |
      """)
    #expect(
      page.links.map(\.text) == ["a.md", "b.md", "i.png", "b.svg", "c.md#d", "#b", "cell.md"])
    #expect(page.links.map(\.line) == [1, 2, 2, 2, 2, 3, 8])
    #expect(page.codeSpans.map(\.text) == ["[code](x.md)", "name", "a|b"])
    let row = Passage(path: "Book/01-A.md", line: 8, text: "| [cell](cell.md) | `a|b` |")
    #expect(page.rows == [row])
    #expect(page.problems.isEmpty)
  }

  @Test(
    "what would not be checked is a problem that says what to write instead",
    arguments: [
      ("see [this][that]", "[text](target)"), ("see [this][]", "[text](target)"),
      ("[that]: https://example.com", "[text](target)"), ("[a](<b c.md>)", "%20"),
      ("[a](b.md \"title\")", "[text](target)"), ("[a](b_(c).md)", "%28"),
      ("[a]()", "[text](target)"), ("<a href=\"b.md\">b</a>", "[text](target)"),
      ("<img width=\"9\" src='b.png'>", "[text](target)"), ("~~~swift", "```, not with ~~~"),
      ("> ```swift", "quotation"), ("``a ` b``", "single backticks"), ("a ` b", "one line"),
      ("=====", "# Heading"),
    ])
  func unread(line: String, advice: String) {
    let problems = page("A <br> [ ] [^1] > b\n[^1]: note\n\(line)\n").problems
    #expect(problems.map(\.line) == [3])
    #expect(problems.first?.message.contains(advice) == true)
  }

  @Test("a fence's text is replaced with its indentation kept, and nothing else changes")
  func replacing() {
    let page = page("- a\n  ```swift\n  old\n  ```\n\n```\nkept\n```\n\n````swift\n````\nend\n")
    let (first, third) = (page.fences[0], page.fences[2])
    let text = page.replacing([
      (first.body, first.indent(["a", "", "b"])), (third.body, third.indent(["c"])),
    ])
    #expect(
      text == "- a\n  ```swift\n  a\n\n  b\n  ```\n\n```\nkept\n```\n\n````swift\nc\n````\nend\n")
  }
}
