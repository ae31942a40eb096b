import Testing

@testable import WorkshopKit

@Suite("A page of the Book")
struct BookPageTests {
  func page(_ text: String) -> BookPage { BookPage(path: "Book/01-A.md", text: text) }

  @Test(
    "a heading's anchor is the one that GitHub gives it",
    arguments: [
      ("# What hurts", "what-hurts"), ("## 1.2 · Hand it the database", "12--hand-it-the-database"),
      ("### The `Current` struct, again?", "the-current-struct-again"),
      ("## Ærø & Smørrebrød", "ærø--smørrebrød"), ("## *Where* we are ##", "where-we-are"),
      ("## A [link](x.md) in_it", "a-link-in_it"), ("# C++ — why-not", "c--why-not"),
    ])
  func slugs(heading: String, slug: String) {
    #expect(page(heading).headings.map(\.slug) == [slug])
  }

  @Test("headings of the same text have numbers in their anchors")
  func duplicates() {
    let slugs = page("# A\n# A\n# A-1\n## A").headings.map(\.slug)
    #expect(slugs == ["a", "a-1", "a-1-1", "a-2"])
  }

  @Test("a heading's text has none of Markdown's signs")
  func headingText() {
    #expect(
      page("## The `Current` *struct* [here](a.md)").headings.first?.text
        == "The Current struct here")
    #expect(page("#no heading\n\n```\n# nor here\n```").headings.isEmpty)
  }

  @Test("a fence has a language, a line, lines and the options above it")
  func fences() throws {
    let page = page("# A\n\n<!-- snippet: Sources/A.swift#b -->\n```swift\nlet a = 1\n\n```\n")
    let fence = try #require(page.fences.first)
    #expect(fence.language == "swift")
    #expect(fence.line == 4)
    #expect(fence.lines == ["let a = 1", ""])
    #expect(fence.values("snippet") == ["Sources/A.swift#b"])
    #expect(fence.options.map(\.line) == [3])
  }

  @Test("a comment may have several lines, and may be followed by one blank line or a comment")
  func options() {
    let text =
      "<!--\n  after: A.swift#a\n  after: A.swift#b: c\n-->\n<!-- exit code: 64 -->\n\n```\n```\n"
    #expect(page(text).fences.first?.values("after") == ["A.swift#a", "A.swift#b: c"])
    #expect(page(text).fences.first?.values("exit code") == ["64"])
  }

  @Test(
    "a comment further away belongs to no fence",
    arguments: [
      "<!-- snippet: A -->\n\n\n```\n```", "<!-- snippet: A -->\ntext\n```\n```",
      "<!-- snippet: A -->\n```\n```\n```\n```",
    ])
  func distantComments(text: String) {
    #expect(page(text).fences.last?.options.isEmpty == true)
  }

  @Test("a fence may stand in a list or a quotation, and hold shorter fences")
  func nestedFences() {
    let page = page(
      "1. Do\n   ```sh\n   a\n\n     b\n   ```\n\n> ````swift\n> ```\n>\n> x\n> ````\n")
    #expect(page.fences.map(\.lines) == [["a", "", "  b"], ["```", "", "x"]])
    #expect(page.fences.map(\.prefix) == ["   ", "> "])
  }

  @Test("a fence without an end and an option that does not exist are problems")
  func fenceProblems() {
    #expect(page("```swift\nlet a = 1").fences.flatMap { $0.problems(on: "A.md") }.count == 1)
    let typo = page("<!-- snipet: A.swift -->\n```swift\n```").fences.flatMap {
      $0.problems(on: "A.md")
    }
    #expect(typo.map(\.line) == [1])
    let misplaced = page("<!-- exit code: 1 -->\n```sh\n```").fences.flatMap {
      $0.problems(on: "A.md")
    }
    #expect(misplaced.count == 1)
    let free = page("<!-- prettier-ignore -->\n```json\n```").fences.flatMap {
      $0.problems(on: "A.md")
    }
    #expect(free.isEmpty)
  }

  @Test("links are inline, by reference, images, or HTML; none is in code or in comments")
  func links() {
    let page = page(
      """
      A [link](a.md), [one
      over lines](<b c.md> "title"), ![image](i.png), [![badge](b.svg)](c.md#d_(e)).
      A [reference][r], [R][], [r], `[code](x.md)`, \\[escaped](y.md), [a](#b).

      - item with ``a ` tick`` and [l](item.md)
      <img src="html.png">
      <!-- [comment](z.md) -->

      [r]: r.md "Title"

      ```
      [fenced](f.md)
      ```
      | [cell](cell.md) | `a|b` |
      """)
    #expect(
      page.links.map(\.target).sorted() == [
        "#b", "a.md", "b c.md", "b.svg", "c.md#d_(e)", "cell.md", "html.png", "i.png", "item.md",
        "r.md", "r.md", "r.md",
      ])
    #expect(page.links.first { $0.target == "b c.md" }?.line == 1)
    #expect(page.links.first { $0.target == "i.png" }?.line == 2)
    #expect(page.codeSpans.map(\.text) == ["[code](x.md)", "a ` tick", "a|b"])
    #expect(page.undefinedLabels.isEmpty)
  }

  @Test("a label that nothing defines is found with its line")
  func undefinedLabels() {
    #expect(page("x\n\nsee [this][that]").undefinedLabels == [CodeSpan(text: "that", line: 3)])
  }

  @Test("a table's rows have cells; the row of dashes is none")
  func rows() {
    let rows = page("| a | b |\n|---|:-:|\n| `c|d` | e \\| f |").rows
    #expect(rows.map(\.cells) == [["a", "b"], ["`c|d`", "e \\| f"]])
    #expect(rows.map(\.line) == [1, 3])
  }

  @Test("a fence's text is replaced with its prefix kept, and nothing else changes")
  func replacing() {
    let page = page("# A\n> ```swift\n> old\n> ```\n\n```\nkept\n```\n\n```swift\n```\nend\n")
    let text = page.replacing([(page.fences[0], ["a", "", "b"]), (page.fences[2], ["```", "c"])])
    #expect(
      text
        == "# A\n> ```swift\n> a\n>\n> b\n> ```\n\n```\nkept\n```\n\n````swift\n```\nc\n````\nend\n"
    )
  }
}
