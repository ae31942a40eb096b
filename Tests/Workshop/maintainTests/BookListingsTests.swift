@testable import CourseModel
import Testing
@testable import Toolchain
import WorkshopTestSupport

@testable import maintain

@Suite("The Book's listings")
struct BookListingsTests {
  static let source = "Sources/Chapter1-ControlFreak/Chapter1/Screen.swift"
  static let text = """
    struct Screen {
      // snippet.old
      let a = 1

      let b = 2
      // snippet.new
      let a = 1

      let b = 3
      // snippet.hide
      let secret = 4
      // snippet.show
        let c = 5
      // snippet.end
    }

    """
  static let page = """
    <!-- snippet: \(source)#old -->
    ```swift
    let a = 1

    let b = 2
    ```

    <!-- diff: \(source)#old \(source)#new -->
    ```diff
     let a = 1

    -let b = 2
    +let b = 3
    +  let c = 5
    ```

    """

  func problems(page: String = page, source: String = text) throws -> [Problem] {
    try withWorkspace(["Book/01-A.md": page, Self.source: source]) {
      let pages = try Book(course: Course(discoveredIn: $0)).pages()
      let graph = try ModuleGraph(manifest: .empty, workspace: $0)
      return try GeneratedBlocks(workspace: $0, graph: graph, pages: pages).problems()
    }
  }

  @Test("a listing is its region, and a difference that of two; hidden lines are left out")
  func inOrder() throws {
    #expect(try problems() == [])
  }

  @Test(
    "the first line that differs is named, with the command that fixes it",
    arguments: [
      ("let b = 2\n```", "let b = 3\n```", 5, "Expected `let b = 2`, found `let b = 3`."),
      ("+let b", " let b", 13, "Expected `+let b = 3`, found ` let b = 3`."),
    ])
  func difference(old: String, new: String, line: Int, message: String) throws {
    let problems = try problems(page: Self.page.replacing(old, with: new))
    #expect(problems.map(\.line) == [line])
    #expect(problems.first?.message.contains(message) == true)
    #expect(problems.first?.message.contains("swift run maintain book --fix") == true)
  }

  @Test(
    "a block whose source can't be found is a problem that says what there is",
    arguments: [
      ("snippet: \(source)#old", "snippet: \(source)#odl", 2, "It has old, new."),
      ("snippet: \(source)", "snippet: Scren.swift", 2, "There is no file Scren.swift"),
      ("<!-- snippet: \(source)#old -->", "", 2, "Nothing checks this Swift code."),
      ("diff: \(source)#old", "diff:", 9, "A difference needs two regions."),
    ])
  func unknown(old: String, new: String, line: Int, message: String) throws {
    let problems = try problems(page: Self.page.replacing(old, with: new))
    #expect(problems.contains { $0.line == line && $0.message.contains(message) }, "\(problems)")
  }

  @Test("a region that no page shows is a leftover, and one without an end has a flaw")
  func leftovers() throws {
    let unused = try problems(page: "# Nothing\n")
    #expect(unused.map(\.path) == [Self.source, Self.source])
    #expect(unused.map(\.line) == [2, 6])
    let endless = try problems(source: Self.text.replacing("  // snippet.end\n", with: ""))
    #expect(endless.first { $0.path == Self.source }?.line == 6)
    let hidden = try problems(source: Self.text.replacing("  // snippet.show\n", with: ""))
    #expect(hidden.first { $0.path == Self.source }?.line == 10)
  }
}
