@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The Book's pictures")
struct BookPicturesTests {
  static let bars = """
    <!--
      picture: bars
      title: Lifetimes & more
      times: start, signing in, end
      bar: 1-3 Store
      bar: 1.5-2 2-3 Scope
    -->
    ![The store lives longest.](Pictures/lifetimes.svg)

    """

  /// The page's picture, without what precedes its shapes.
  private func shapes(_ page: String) throws -> [Substring] {
    let picture = try #require(BookPage(path: "Book/01-A.md", text: page).pictures.first)
    return try picture.svg().split(separator: "\n").filter {
      $0.contains(/^<(?:text|path|rect class="(?:bar|box)|title|desc)/)
    }
  }

  @Test("bars begin and end at their times, with a small gap between those that touch")
  func drawsBars() throws {
    #expect(
      try shapes(Self.bars) == [
        #"<title id="title">Lifetimes &amp; more</title>"#,
        #"<desc id="description">The store lives longest.</desc>"#,
        #"<path class="time" d="M16 28V130"/>"#,
        #"<text class="note" x="16" y="24">start</text>"#,
        #"<path class="time" d="M180 44V130"/>"#,
        #"<text class="note" x="180" y="40" text-anchor="middle">signing in</text>"#,
        #"<path class="time" d="M344 28V130"/>"#,
        #"<text class="note" x="344" y="24" text-anchor="end">end</text>"#,
        #"<text class="name" x="16" y="66">Store</text>"#,
        #"<rect class="bar" x="17" y="73" width="326" height="12" rx="3"/>"#,
        #"<text class="name" x="16" y="106">Scope</text>"#,
        #"<rect class="bar" x="99" y="113" width="80" height="12" rx="3"/>"#,
        #"<rect class="bar" x="181" y="113" width="162" height="12" rx="3"/>"#,
      ])
  }

  @Test("an onion's layers are inside each other")
  func drawsLayers() throws {
    let page = """
      <!-- picture: onion -->
      <!-- title: Decorators -->
      <!-- layer: Cache | a<b -->
      <!-- layer: List -->
      ![A cache around a list.](Pictures/onion.svg)
      """
    #expect(
      try shapes(page).dropFirst(2) == [
        #"<rect class="box" x="12" y="12" width="336" height="116" rx="10"/>"#,
        #"<text class="name" x="24" y="32">Cache</text>"#,
        #"<text class="note" x="24" y="49">a&lt;b</text>"#,
        #"<rect class="box" x="24" y="60" width="312" height="58" rx="10"/>"#,
        #"<text class="name" x="36" y="80">List</text>"#,
      ])
  }

  @Test("a picture is well-formed XML")
  func xml() throws {
    let picture = try #require(BookPage(path: "Book/01-A.md", text: Self.bars).pictures.first)
    let text = try picture.svg()
    let opened = text.matches(of: /<(\w+)(?:\s[^>]*[^\/])?>/).map { $0.1 }
    let closed = text.matches(of: /<\/(\w+)>/).map { $0.1 }
    #expect(opened.sorted() == closed.sorted())
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test(
    "data that can't be drawn is a problem",
    arguments: [
      ("bars", "pie", "`picture: bars` or `picture: onion`"),
      ("title: Lifetimes & more", "", "one title"),
      ("title: Lifetimes & more", "layer: Cache", "`layer` has no meaning"),
      ("times: start, signing in, end", "times: start", "at least two times"),
      ("start,", "a start whose name is as long as this one,", "too long"),
      ("1-3 Store", "1-4 Store", "`1-4` isn't between 1 and 3"),
      ("1-3 Store", "3-3 Store", "`3-3` isn't between"),
      ("1-3 Store", "Store", "isn't a bar"),
      ("The store lives longest.", "", "what the picture says"),
      ("Pictures/lifetimes.svg", "lifetimes.svg", "Pictures/name.svg"),
    ])
  func refuses(old: String, new: String, message: String) throws {
    let page = BookPage(path: "Book/01-A.md", text: Self.bars.replacing(old, with: new))
    let problems = try withWorkspace([:]) { Pictures(workspace: $0, pages: [page]).problems() }
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains(message) == true)
    #expect(problems.first?.line == page.lines.count - 1)
  }

  @Test("a missing, a changed and an unused file are problems, and a picture drawn twice is one")
  func files() throws {
    let page = BookPage(path: "Book/01-A.md", text: Self.bars)
    let picture = try #require(page.pictures.first).svg()
    func problems(_ files: [String: String], _ pages: [BookPage]) throws -> [String] {
      try withWorkspace(files) { Pictures(workspace: $0, pages: pages).problems() }
        .map { "\($0.path): \($0.message.prefix { $0 != "." })" }
    }
    let path = "Book/Pictures/lifetimes.svg"
    #expect(try problems([path: picture], [page]) == [])
    #expect(try problems([:], [page]).map { $0.prefix(13) } == ["Book/01-A.md:"])
    #expect(try problems([path: picture + "\n"], [page]).count == 1)
    #expect(
      try problems([path: picture, "Book/Pictures/old.svg": picture], [page])
        == ["Book/Pictures/old.svg: No page of the Book draws this picture"])
    let other = BookPage(path: "Book/02-B.md", text: Self.bars)
    #expect(
      try problems([path: picture], [page, other]).map { $0.prefix(13) } == ["Book/02-B.md:"])
  }

  @Test("fix draws what is missing, and nothing is left to say", .blocking)
  func fix() throws {
    let files = BookDiagramsTests.files.merging(["Book/01-A.md": "# A\n\n" + Self.bars]) { $1 }
    try withWorkspace(files) { workspace throws in
      let book = Book(course: Course(discoveredIn: workspace))
      #expect(try book.problems().map(\.line) == [10])
      #expect(try book.fix() == ["Book/Pictures/lifetimes.svg"])
      #expect(try book.problems().isEmpty)
      #expect(try book.fix().isEmpty)
    }
  }

  @Test("a picture's comment must be directly above an image")
  func distant() {
    let page = BookPage(path: "Book/01-A.md", text: Self.bars.replacing("![", with: "text\n\n!["))
    #expect(page.pictures.isEmpty)
    #expect(page.problems.map(\.line) == [2])
    #expect(page.problems.first?.message.contains("directly above an image") == true)
  }
}
