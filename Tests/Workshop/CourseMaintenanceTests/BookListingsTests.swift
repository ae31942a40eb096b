@testable import CourseModel
import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The Book's listings")
struct BookListingsTests {
  static let source = "Sources/Chapter1-ControlFreak/Chapter1/Screen.swift"
  static let text =
    "struct Screen {\n  // snippet.greeting\n  let a = 1\n  let b = 2\n  // snippet.end\n}\n"
  static let listing = "<!-- snippet: \(source)#greeting -->\n```swift\nlet a = 1\nlet b = 2\n```\n"

  func problems(_ files: [String: String]) throws -> [Problem] {
    try withWorkspace(files) {
      let pages = try Book(course: Course(discoveredIn: $0)).pages()
      return try GeneratedBlocks(workspace: $0, graph: .empty(in: $0), pages: pages).problems()
    }
  }

  func problems(page: String, source: String = text) throws -> [Problem] {
    try problems(["Book/01-ControlFreak.md": page, Self.source: source])
  }

  @Test("a listing that is its region is in order")
  func inOrder() throws {
    #expect(try problems(page: Self.listing).isEmpty)
  }

  @Test("the first line that differs is named, with the command that fixes it")
  func difference() throws {
    let problems = try problems(page: Self.listing.replacing("let b = 2", with: "let b = 3"))
    #expect(problems.map(\.line) == [4])
    let message = try #require(problems.first?.message)
    #expect(message.contains("Expected `let b = 2`, found `let b = 3`"))
    #expect(message.contains("ANSWERS=Solutions swift run maintain book --fix"))
  }

  @Test("an unknown region is reported with the regions that there are")
  func unknownRegion() throws {
    let problems = try problems(page: Self.listing.replacing("#greeting", with: "#gretting"))
    #expect(problems.contains { $0.message.contains("It has greeting.") })
  }

  @Test("an unknown file is reported")
  func unknownFile() throws {
    let problems = try problems(page: Self.listing.replacing("Screen.swift", with: "Scren.swift"))
    #expect(problems.contains { $0.line == 2 && $0.message.contains("There is no file") })
  }

  @Test("Swift code without a comment is checked by nothing")
  func unchecked() throws {
    let problems = try problems(page: Self.listing + "\n```swift\nlet a = 1\n```\n")
    #expect(problems.map(\.line) == [7])
    #expect(problems.first?.message.contains("Nothing checks this Swift code") == true)
  }

  @Test("a block has one listing or none, and context only if it must not compile")
  func contradictions() throws {
    let refused = Self.listing.replacing(" -->", with: "\ndoes not compile: x -->")
    #expect(try problems(page: refused).count == 1)
    let context = Self.listing.replacing(" -->", with: "\nafter: \(Self.source)#greeting -->")
    #expect(try problems(page: context).count == 1)
    let two = Self.listing.replacing(" -->", with: "\nsnippet: \(Self.source)#greeting -->")
    #expect(try problems(page: two).count == 1)
  }

  @Test("a region that no page uses is a leftover; one that gives context is used")
  func leftovers() throws {
    let problems = try problems(page: "# Nothing\n")
    #expect(problems.map(\.path) == [Self.source])
    #expect(problems.map(\.line) == [2])
    let context = "<!-- does not compile: x\nafter: \(Self.source)#greeting -->\n```swift\n```\n"
    #expect(try self.problems(page: context).isEmpty)
  }

  @Test("a marker that does not fit is reported in the source")
  func flaw() throws {
    let problems = try problems(page: Self.listing, source: Self.text + "// snippet.end\n")
    #expect(problems.map(\.path) == [Self.source])
    #expect(problems.map(\.line) == [7])
  }

  @Test("a listing may be a whole file, Package.swift for one")
  func wholeFile() throws {
    let files = [
      "Package.swift": "let a = 1\n",
      "README.md": "<!-- snippet: Package.swift -->\n```swift\nlet a = 1\n```\n",
    ]
    #expect(try problems(files).isEmpty)
  }

  static let twoVersions =
    "// snippet.old\nlet a = 1\n\nlet b = 2\nlet c = 3\n// snippet.new\nlet a = 1\n\nlet b = 4\nlet c = 3\n"
    + "let d = 5\n// snippet.end\n"
  static let difference =
    "<!-- diff: \(source)#old \(source)#new -->\n```diff\n let a = 1\n\n-let b = 2\n+let b = 4\n let c = 3\n"
    + "+let d = 5\n```\n"

  @Test("a difference is that of its two regions, and uses both")
  func differenceInOrder() throws {
    #expect(try problems(page: Self.difference, source: Self.twoVersions).isEmpty)
  }

  @Test("the first line of a difference that is wrong is named, also if its sign is")
  func wrongDifference() throws {
    let page = Self.difference.replacing("+let d", with: " let d")
    let problems = try problems(page: page, source: Self.twoVersions)
    #expect(problems.map(\.line) == [8])
    let message = try #require(problems.first?.message)
    #expect(message.contains("Expected `+let d = 5`, found ` let d = 5`"))
    #expect(message.contains("the difference between \(Self.source)#old and \(Self.source)#new"))
  }

  @Test(
    "a difference has two regions that are there and differ",
    arguments: [
      ("diff: \(BookListingsTests.source)#old", "", "Put `<!-- diff: "),
      (" \(BookListingsTests.source)#new", "", "A difference needs two regions"),
      ("#new", "#newer", "It has old, new."), ("#new", "#old", "are the same"),
    ])
  func differenceOfNothing(part: String, other: String, message: String) throws {
    let page = Self.difference.replacing(part, with: other)
    let problems = try problems(page: page, source: Self.twoVersions)
    #expect(problems.contains { $0.message.contains(message) })
  }
}
