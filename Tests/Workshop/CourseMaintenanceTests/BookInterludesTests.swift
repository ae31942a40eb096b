import Testing

@testable import CourseMaintenance

@Suite("Interludes of the Book")
struct BookInterludesTests {
  static let inOrder = [
    "Book/01-A.md": "# A\n\n## What comes next\n\nChapter 2.\n",
    "Book/02-B.md": "# B\n\n## What comes next\n\n[An interlude](02a-C.md#c), or [3](03-D.md).\n",
    "Book/02a-C.md": "# C\n\n## What comes next\n\n[Chapter 3](03-D.md)\n",
    "Book/03-D.md": "# D\n",
    "Book/Appendix.md": "# Appendix\n",
    "README.md": "# Read me\n",
  ]

  func problems(_ changes: [String: String]) -> [Problem] {
    let pages = Self.inOrder.merging(changes) { $1 }.map { BookPage(path: $0, text: $1) }
    return Interludes(pages: pages).problems()
  }

  @Test("a page before an interlude leads to it, and the interlude leads on")
  func inOrder() {
    #expect(problems([:]) == [])
  }

  @Test(
    "a page that doesn't lead to the next one in its last section is a problem",
    arguments: [
      ("Book/02-B.md", "# B\n\n## What comes next\n\n[3](03-D.md)\n", 3, "02a-C.md"),
      (
        "Book/02-B.md", "[C](02a-C.md)\n\n## What comes next\n\n## Notes\n\n[C](02a-C.md)\n", 3,
        "02a-C.md"
      ),
      ("Book/02a-C.md", "# C\n\n[3](03-D.md)\n", nil, "03-D.md"),
    ] as [(String, String, Int?, String)])
  func noWayOn(path: String, text: String, line: Int?, next: String) {
    let problems = problems([path: text])
    #expect(problems.map(\.path) == [path])
    #expect(problems.map(\.line) == [line])
    #expect(problems.first?.message.contains(next) == true)
  }

  @Test("the last page may be an interlude; one of no chapter is a problem")
  func places() {
    let toEnd = "# D\n\n## What comes next\n\n[E](03a-E.md)\n"
    #expect(problems(["Book/03-D.md": toEnd, "Book/03a-E.md": "# E\n"]) == [])
    let strays = problems([
      "Book/03-D.md": toEnd.replacing("03a", with: "04a"), "Book/04a-E.md": "# E\n",
    ])
    #expect(strays.map(\.path) == ["Book/04a-E.md"])
  }

  @Test("a chapter's pages are its own and its interludes")
  func isPage() {
    let pages = Self.inOrder.keys.sorted().map { BookPage(path: $0, text: "") }
    #expect(pages.filter { $0.isPage(of: 2) }.map(\.path) == ["Book/02-B.md", "Book/02a-C.md"])
    let places = pages.compactMap(\.place)
    #expect(places.sorted() == places)
    #expect(places.map(\.chapter) == [1, 2, 2, 3])
  }
}
